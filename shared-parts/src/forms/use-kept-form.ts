import type { ChangedThing } from '@kerf/shared-contracts/contracts/changes'
import type { Changed } from '@kerf/shared-contracts/contracts/errors'
import { isApiError, toast } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues, useFormik } from 'formik'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { forgetFormDraft, hasFormDraft, keepFormDraft, readFormDraft } from './form-drafts.ts'
import { sameValues } from './same-values.ts'
import { changedOf, staleWords } from './stale-words.ts'
import { text } from './text.ts'

/** What a form that submits itself gets to know, and may report. */
interface Sending<Values, Base> {
  /** The values the user saw, for `basedOn` of the call. */
  base: Base
  /** Removes the draft once the call succeeded. @param now the object's new values, if the answer contains them */
  sent: (now?: { values: Values; base: Base }) => void
  /** Whether a call was refused because somebody else was faster, which the form then says itself. */
  refused: (error: unknown) => boolean
  helpers: FormikHelpers<Values>
}

export interface KeptFormOptions<Values extends FormikValues, Base>
  extends Pick<FormikConfig<Values>, 'validate' | 'validateOnChange' | 'validateOnBlur'> {
  /** Names the form and its object, such as `order 7 tracking`. */
  place: string
  /** Schema of a draft: all input except passwords, codes and files. */
  kept: z.ZodMiniType<Partial<Values>>
  /** The values of an untouched form; they may change with the object. */
  shown: Values
  /** What a write is based on; undefined while unknown, or if nobody else could change anything. */
  base: Base
  /** Where to look up who changed the object, if it changes while the user types. */
  changeOf?: { what: ChangedThing; id: string }
  onSubmit: (values: Values, sending: Sending<Values, Base>) => Promise<unknown>
}

/** The signed-in user's id, as far as the page knows; makes no call. */
function useOwner(): string | undefined {
  return authApi.endpoints.getCurrentUser.useQueryState().data?.id
}

/** Whether a draft was stored, so that the form opens with it. */
export function useHasDraft(place: string): boolean {
  const owner = useOwner()
  const [hasDraft] = useState(() => owner !== undefined && hasFormDraft(owner, place))
  return hasDraft
}

/** The user's input, and since when: this tab's draft if there is one. */
function useBeginning<Values extends FormikValues, Base>({ place, kept, shown, base }: KeptFormOptions<Values, Base>) {
  const owner = useOwner()
  const [draft] = useState(() => (owner === undefined ? undefined : readFormDraft(owner, place, kept)))
  const [restoredAt, setRestoredAt] = useState(draft?.at)
  // It is compared with the current base before anything is sent, so nothing else stored there is ever sent.
  const from = draft ? (draft.base as Base) : base
  const [start, setStart] = useState({ values: shown, base: from, seen: { shown, base: from } })
  const [initialValues] = useState({ ...shown, ...draft?.values })
  return { owner, initialValues, start, setStart, restoredAt, setRestoredAt }
}

/** Whether both bases are known and differ. */
function areApart(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && !sameValues(one, other)
}

/** Whether the object changed since the form began, by more than what the form itself sent. */
function hasMoved({ base, seen }: { base: unknown; seen: { base: unknown } }, present: unknown): boolean {
  return areApart(base, present) && areApart(seen.base, present)
}

interface DraftOptions {
  owner: string | undefined
  place: string
  kept: z.ZodMiniType
  values: unknown
  base: unknown
  isDirty: boolean
}

/** Stores a draft while there is input. @returns how to remove it */
function useDraft({ owner, place, kept, values, base, isDirty }: DraftOptions): () => void {
  const isForgotten = useRef(false)
  // A user who types on has a draft again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on typing
  useEffect(() => {
    isForgotten.current = false
  }, [values])

  const keep = useEffectEvent(() => {
    if (owner === undefined || isForgotten.current) return
    if (isDirty) keepFormDraft(owner, place, { kept, values, base })
    else forgetFormDraft(owner, place)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores a draft when these change
  useEffect(() => keep(), [values, isDirty, base])

  return () => {
    isForgotten.current = true
    if (owner !== undefined) forgetFormDraft(owner, place)
  }
}

/**
 * After a refused submit, scrolls to the choice between the user's input and the other change; not before submitting
 * ends, because the choice is rendered only then.
 */
function useChoice() {
  const choice = useRef<HTMLButtonElement>(null)
  const [isDue, setDue] = useState(false)
  const showWhenSent = (isSubmitting: boolean) => {
    if (!isDue || isSubmitting || !choice.current) return
    choice.current.scrollIntoView?.({ block: 'center' })
    choice.current.focus({ preventScroll: true })
    setDue(false)
  }
  return { choice, askToChoose: () => setDue(true), showWhenSent }
}

/** Takes over fresh data while the form is untouched. */
function useFresh(isFresh: boolean, take: () => void) {
  const adopt = useEffectEvent(take)
  useEffect(() => {
    if (isFresh) adopt()
  }, [isFresh])
}

/**
 * A form that loses nothing (docs/decisions/0033). Input stays when fresh data arrive; they are taken over only while the
 * form is untouched. If they change what the form is based on, it is not sent until the user has chosen. Input is stored
 * in the tab, per user and place, until it is sent or discarded. Rendered with `KeptForm`.
 */
export function useKeptForm<Values extends FormikValues, Base = undefined>(options: KeptFormOptions<Values, Base>) {
  const { place, kept, shown, base, changeOf, onSubmit, ...checks } = options
  const { owner, initialValues, start, setStart, restoredAt, setRestoredAt } = useBeginning(options)
  const isOff = use(SubmitOff) !== undefined
  const [changed, setChanged] = useState<Changed>()
  const asker = useRef<(() => Promise<boolean>) | null>(null)
  const { choice, askToChoose, showWhenSent } = useChoice()

  const form = useFormik<Values>({
    ...checks,
    initialValues,
    onSubmit: async (values, helpers) => {
      if (isOff) return
      if (isStale) {
        toast.info(text.changed.first, text.changed.firstText)
        return askToChoose()
      }
      await onSubmit(values, { base: start.base ?? base, sent, refused, helpers })
    },
  })
  const hasActed = useHasActed()
  useEffect(() => showWhenSent(form.isSubmitting))
  const isDirty = !sameValues(form.values, start.values)
  const isStale = isDirty && (changed !== undefined || hasMoved(start, base))
  const forget = useDraft({ owner, place, kept, values: form.values, base: start.base ?? base, isDirty })

  /** Resets the form to these values. */
  const beginWith = (now: { values: Values; base: Base }) => {
    setStart({ ...now, seen: { shown, base } })
    setChanged(undefined)
    setRestoredAt(undefined)
    form.resetForm({ values: now.values })
  }
  const sent = (now = { values: shown, base }) => {
    forget()
    beginWith(now)
  }
  const refused = (error: unknown): boolean => {
    if (!isApiError(error) || error.code !== 'write.stale') return false
    if (isDirty) {
      setChanged(changedOf(error) ?? untold)
      askToChoose()
    } else toast.info(text.changed.notSent, staleWords(error))
    return true
  }
  const keepMine = () => {
    setStart({ values: shown, base: withPresent(base, changed), seen: { shown, base } })
    setChanged(undefined)
  }
  /** For a button that abandons the form: asks if something would be lost. */
  const leave = async (go: () => void) => {
    if (asker.current && !(await asker.current())) return
    forget()
    go()
  }
  const isFresh = !sameValues({ shown, base }, start.seen)
  useFresh(isFresh && !isDirty && !form.isSubmitting, () => beginWith({ values: shown, base }))

  const keeping = { isStale, changed, changeOf, choice, restoredAt: isDirty ? restoredAt : undefined, asker }
  return {
    ...form,
    ...leavingOf(form, hasActed),
    dirty: isDirty,
    keeping: { ...keeping, keepMine, discard: () => sent(), forget, leave },
  }
}

/** Whether the user has pressed a key or a pointer since the form was mounted. */
function useHasActed(): () => boolean {
  const acted = useRef(false)
  useEffect(() => {
    const note = () => {
      acted.current = true
    }
    const options = { capture: true, passive: true }
    for (const kind of actions) document.addEventListener(kind, note, options)
    return () => {
      for (const kind of actions) document.removeEventListener(kind, note, options)
    }
  }, [])
  return () => acted.current
}

const actions = ['keydown', 'pointerdown'] as const

/**
 * Handles blur. A dialog that closes behind a form takes the focus away for a moment, without the user leaving a field,
 * so no field is marked as invalid before the user has done something.
 */
function leavingOf<Values extends FormikValues>(
  { handleBlur, getFieldProps }: FormikProps<Values>,
  hasActed: () => boolean,
): Pick<FormikProps<Values>, 'handleBlur' | 'getFieldProps'> {
  const unlessActed = (leave: FormikProps<Values>['handleBlur']) =>
    ((event: FocusEvent) => (hasActed() ? leave(event) : undefined)) as FormikProps<Values>['handleBlur']
  return {
    handleBlur: unlessActed(handleBlur),
    getFieldProps: (name) => {
      const props = getFieldProps(name)
      return { ...props, onBlur: unlessActed(props.onBlur) }
    },
  }
}

export type Keeping = ReturnType<typeof useKeptForm>['keeping']

/** For a change with no details. */
const untold: Changed = { by: null, isSelf: false, at: null, present: {} }

/** The base from a refusal, which may be known before the object is loaded again. */
function withPresent<Base>(base: Base, changed: Changed | undefined): Base {
  if (!changed || typeof base !== 'object' || base === null) return base
  const known = Object.entries(changed.present).filter(([name]) => name in base)
  return { ...base, ...Object.fromEntries(known) }
}
