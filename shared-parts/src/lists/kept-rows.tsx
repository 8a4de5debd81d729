import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { HoldContext, useHeld } from '../forms/held.ts'
import { text } from './text.ts'

interface Identified {
  id: string
}

/** What an expanded row can ask of its list. */
export interface KeptRow<Row> {
  /** Whether the row has left the list, and stays only because of unsent input. */
  isGone: boolean
  /** Gives the row the current state of its object, which the list no longer loads. */
  update: (row: Row) => void
}

interface KeptRowsOptions<Row> {
  rows: readonly Row[]
  expandedIds: readonly string[]
  /** Identifies filters and sort; a row that a new choice excludes does not stay. */
  asked: string
  onGone: ((row: Row) => void) | undefined
}

const has = (rows: readonly Identified[], id: string) => rows.some((row) => row.id === id)

/** The rows, plus those that left while they held unsent input. */
function withHeld<Row extends Identified>(
  rows: readonly Row[],
  before: readonly Row[],
  heldIds: ReadonlyMap<string, unknown>,
): readonly Row[] {
  const shown = [...rows]
  for (const [index, row] of before.entries()) {
    if (heldIds.has(row.id) && !has(rows, row.id)) shown.splice(Math.min(index, shown.length), 0, row)
  }
  return shown.length === rows.length ? rows : shown
}

/**
 * The rows of a list that loses no input: a row with unsent input that leaves the list stays in its place until the input
 * is sent or discarded (docs/product/lists.md, 'Expanded rows'). A row without is reported to `onGone`.
 */
export function useKeptRows<Row extends Identified>({ rows, expandedIds, asked, onGone }: KeptRowsOptions<Row>) {
  const [held, setHeld] = useState<ReadonlyMap<string, () => void>>(new Map())
  const [fresh, setFresh] = useState<ReadonlyMap<string, Row>>(new Map())
  const before = useRef(rows)
  const shown = useMemo(() => {
    const kept = withHeld(rows, before.current, held)
    return kept === rows ? rows : kept.map((row) => (has(rows, row.id) ? row : (fresh.get(row.id) ?? row)))
  }, [rows, held, fresh])
  useLayoutEffect(() => {
    before.current = shown
  }, [shown])

  const onHeld = useCallback((id: string, forget: (() => void) | undefined) => {
    setHeld((now) => {
      const next = new Map(now)
      if (forget) next.set(id, forget)
      else next.delete(id)
      return next
    })
  }, [])
  const update = useCallback((row: Row) => setFresh((now) => new Map(now).set(row.id, row)), [])

  const known = useRef({ rows, asked })
  const tell = useEffectEvent((gone: readonly Row[]) => {
    for (const row of gone) if (expandedIds.includes(row.id) && !held.has(row.id)) onGone?.(row)
  })
  useEffect(() => {
    const previous = known.current
    known.current = { rows, asked }
    if (previous.asked === asked) tell(previous.rows.filter(({ id }) => !has(rows, id)))
  }, [rows, asked])

  return {
    rows: shown,
    heldIds: [...held.keys()],
    onHeld,
    update,
    /** Removes the drafts of all rows. */
    forget: () => {
      for (const each of held.values()) each()
    },
  }
}

interface RowFrameProps {
  id: string
  isGone: boolean
  onHeld: (id: string, forget: (() => void) | undefined) => void
  children: ReactNode
}

/** The content of an expanded row; tells the list while it holds unsent input. */
export function RowFrame({ id, isGone, onHeld, children }: RowFrameProps) {
  const { isHeld, hold, forget } = useHeld()
  const latest = useRef(forget)
  latest.current = forget
  useLayoutEffect(() => {
    if (!isHeld) return
    onHeld(id, () => latest.current())
    return () => onHeld(id, undefined)
  }, [id, isHeld, onHeld])
  return (
    <HoldContext value={hold}>
      <Stack $gap={16}>
        {isGone && <Notice tone="blue">{text.gone}</Notice>}
        {children}
      </Stack>
    </HoldContext>
  )
}
