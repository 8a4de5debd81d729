import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import type { RfqFormik } from '../form/use-rfq-form.ts'
import { text } from '../text.ts'
import { duplicateOf, inserted, joinNotes, moved, newPart, type PartValues, removed } from './part-list.ts'

type Change = <T>(items: readonly T[], fresh: (part: PartValues) => T) => T[]

/** The operations on the form's parts. Always the same object, so that parts re-render only when they change. */
export interface PartActions {
  /** A part's input changed. */
  change: (index: number, changes: Partial<PartValues>) => void
  /** A field was blurred. */
  leave: (index: number, field: keyof PartValues) => void
  add: () => void
  duplicate: (index: number) => void
  move: (index: number, to: number) => void
  /** Changes any number of parts at once; parts that stay must stay the same objects. @param words to announce it */
  rewrite: (change: (parts: readonly PartValues[]) => readonly PartValues[], words: string) => void
  remove: (index: number) => void
}

/** Marks a part's button for {@link useParts} to focus after a move. */
export function moveButtonMark(index: number, direction: 'up' | 'down'): string {
  return `${index}-${direction}`
}

interface Stage {
  /** The form at the time of an operation. */
  form: RefObject<RfqFormik>
  /** A selector of what to focus once the parts are rendered. */
  nextFocus: RefObject<string | null>
  say: (words: string) => void
}

/** Applies the same change to the parts and to their touched fields. */
function rearrange({ form, nextFocus, say }: Stage, change: Change, focus: string, words: string): void {
  const { values, touched, setTouched, setValues } = form.current
  const touchedParts = values.parts.map((_, index) => touched.parts?.[index] ?? {})
  setTouched({ ...touched, parts: change(touchedParts, () => ({})) }, false)
  setValues((now) => withOnePartJoined({ ...now, parts: change(now.parts, (part) => part) }, now))
  nextFocus.current = focus
  say(words)
}

/** As {@link rearrange}, with what was changed marked as touched, and without moving the focus. */
function rewriteParts(
  { form, say }: Stage,
  change: (parts: readonly PartValues[]) => readonly PartValues[],
  words: string,
) {
  const { values, touched, setTouched, setValues } = form.current
  const before = new Map(values.parts.map((part, index) => [part.key, { part, fields: touched.parts?.[index] ?? {} }]))
  const touchedParts = change(values.parts).map((part) => {
    const { part: was, fields } = before.get(part.key) ?? { part: undefined, fields: {} }
    if (!was || was === part) return fields
    const changed = Object.keys(part).filter(
      (field) => part[field as keyof PartValues] !== was[field as keyof PartValues],
    ) // its own keys
    return { ...fields, ...Object.fromEntries(changed.map((field) => [field, true])) }
  })
  setTouched({ ...touched, parts: touchedParts }, false)
  setValues((now) => withOnePartJoined({ ...now, parts: change(now.parts) }, now))
  say(words)
}

const nameField = (index: number) => `[name="parts.${index}.name"]`

function makeActions(stage: Stage, onRemoved: (part: string) => void): PartActions {
  const { form } = stage
  const partAt = (index: number) => form.current.values.parts[index]
  const nameAt = (index: number) => {
    const part = partAt(index)
    return part ? partName(part, index) : ''
  }
  return {
    change: (index, changes) => {
      const { setFieldTouched, setFieldValue } = form.current
      for (const field of Object.keys(changes)) setFieldTouched(`parts.${index}.${field}`, true, false)
      setFieldValue(`parts.${index}`, (part: PartValues) => ({ ...part, ...changes }))
    },
    leave: (index, field) => form.current.setFieldTouched(`parts.${index}.${field}`, true, false),
    add: () => {
      const at = form.current.values.parts.length
      const part = newPart()
      const words = text.parts.saidAdded(text.parts.numbered(at + 1))
      rearrange(stage, (items, fresh) => inserted(items, at, fresh(part)), nameField(at), words)
    },
    duplicate: (index) => {
      const part = partAt(index)
      if (!part) return
      const copy = duplicateOf(part, text.parts.copyOf)
      const change: Change = (items, fresh) => inserted(items, index + 1, fresh(copy))
      rearrange(stage, change, nameField(index + 1), text.parts.saidDuplicated(nameAt(index)))
    },
    move: (index, to) => {
      const mark = moveButtonMark(to, to < index ? 'up' : 'down')
      const words = text.parts.saidMoved(nameAt(index), to + 1)
      rearrange(stage, (items) => moved(items, index, to), `[data-move="${mark}"]`, words)
    },
    remove: (index) => {
      const part = partAt(index)
      if (!part) return
      const left = form.current.values.parts.length - 1
      const focus = left > 1 ? nameField(Math.min(index, left - 1)) : '[data-add-part]'
      rearrange(stage, (items) => removed(items, index), focus, text.parts.saidRemoved(nameAt(index)))
      onRemoved(part.key)
    },
    rewrite: (change, words) => rewriteParts(stage, change, words),
  }
}

/**
 * Adds, moves and removes parts, moves the focus along, and announces what happened.
 * @param onRemoved called with the key of each removed part; must be a stable function
 * @returns `said`, the announcement for screen readers, which `say` makes; `partsNow` reads the parts between renders
 */
export function useParts(
  form: RfqFormik,
  element: RefObject<HTMLFormElement | null>,
  onRemoved: (part: string) => void,
) {
  const latest = useRef(form)
  const nextFocus = useRef<string | null>(null)
  const [said, say] = useState('')
  const { parts } = form.values

  useEffect(() => {
    latest.current = form
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the changed parts are rendered
  useEffect(() => {
    if (nextFocus.current === null) return
    element.current?.querySelector<HTMLElement>(nextFocus.current)?.focus()
    nextFocus.current = null
  }, [parts, element])

  const actions = useMemo(() => makeActions({ form: latest, nextFocus, say }, onRemoved), [onRemoved])
  const partsNow = useCallback(() => latest.current.values.parts, [])
  return { actions, said, say, partsNow }
}

/** When one of several parts is left, moves its notes to the single-part form's. */
function withOnePartJoined(values: RfqFormValues, before: RfqFormValues): RfqFormValues {
  const [only, ...others] = values.parts
  if (!only || others.length > 0 || before.parts.length === 1) return values
  return {
    ...values,
    projectName: values.projectName.trim() === '' ? only.name : values.projectName,
    notes: joinNotes(values.notes, only.notes),
    parts: [{ ...only, name: '', notes: '' }],
  }
}
