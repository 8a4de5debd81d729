import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { maxParts, newPart, type PartValues } from '../part-list.ts'
import { type PartsChange, undone } from '../undo-change.ts'
import type { PartActions } from '../use-parts.ts'
import { type Column, columns } from './columns.ts'
import { filledDown } from './fill-down.ts'
import { cellsIn, isSeveralCells, pastedInto } from './paste-cells.ts'
import { text } from './text.ts'

/** The cell of an event, by the marks of its control. */
function cellOf(target: EventTarget): { row: number; column: Column } | null {
  const { row, column } = target instanceof HTMLElement ? target.dataset : {}
  const found = columns.find((each) => each === column)
  return row === undefined || found === undefined ? null : { row: Number(row), column: found }
}

function goTo(from: EventTarget, row: number, column: Column): void {
  const table = from instanceof HTMLElement ? from.closest('table') : null
  const control = table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** Arrows move only where they do nothing else: in a select they choose. */
function stepOf(event: KeyboardEvent): number {
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1
  const isText = event.target instanceof HTMLInputElement
  if (!isText || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  return { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
}

/** What was last done to many rows, in words, and how to take it back. */
interface LastChange {
  words: string
  change: PartsChange | null
}

/** Changes of many rows at once: filling down and pasting, each of which can be undone. */
export function useTableChanges(
  parts: readonly PartValues[],
  actions: PartActions,
  filesOf: (part: string) => readonly unknown[],
) {
  const [last, setLast] = useState<LastChange | null>(null)
  const apply = (after: readonly PartValues[], words: string) => {
    const byKey = new Map(after.map((part) => [part.key, part]))
    const were = new Set(parts.map(({ key }) => key))
    // By their keys: the parts may have changed since they were rendered.
    actions.rewrite(
      (now) => [...now.map((part) => byKey.get(part.key) ?? part), ...after.filter(({ key }) => !were.has(key))],
      '',
    )
    setLast({ words, change: { before: parts, after } })
  }
  const fill = (column: Column, from: number) => {
    const { parts: after, changed } = filledDown(parts, column, from)
    if (changed > 0) apply(after, text.filled(text.heads[column], changed))
  }
  const undo = () => {
    const change = last?.change
    if (!change) return
    actions.rewrite((now) => undone(now, change, (part) => filesOf(part).length > 0), '')
    setLast({ words: text.undone, change: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.nativeEvent.isComposing) return
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      return fill(cell.column, cell.row)
    }
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    goTo(event.target, cell.row + step, cell.column)
  }
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    const pasted = event.clipboardData.getData('text/plain')
    // A field takes one text by itself; a select takes none.
    if (!cell || pasted === '' || (!isSeveralCells(pasted) && event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const result = pastedInto(parts, cellsIn(pasted), { ...cell, most: maxParts, heads: text.heads, newPart })
    apply(result.parts, text.pasted(result.changed, result.added, result.left, maxParts))
  }
  return { last, fill, undo, handlers: { onKeyDown, onPaste } }
}
