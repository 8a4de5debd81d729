import type { RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { Store } from '@kerf/shared-runtime'
import { rfqDraftsApi } from '@kerf/shared-runtime/endpoints/rfq-drafts'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { savesSettled } from './pending-saves.ts'

/** One reading of the draft; `draft` is undefined if it failed. */
export interface DraftReading {
  draft: ServerDraft | null | undefined
  /** Counts the readings. */
  turn: number
}

/**
 * Reads the draft of the server once, and again when asked: while it is written here, this page knows it best.
 * @returns null until it was read
 */
export function useServerDraft(): { reading: DraftReading | null; readAgain: () => void } {
  const dispatch = useDispatch<Store['dispatch']>()
  const [turn, setTurn] = useState(1)
  const [reading, setReading] = useState<DraftReading | null>(null)
  useEffect(() => {
    let isOver = false
    const call = rfqDraftsApi.endpoints.getRfqDraft.initiate(undefined, { forceRefetch: true, subscribe: false })
    savesSettled()
      .then(() => dispatch(call))
      .then(({ data, isError }) => {
        if (!isOver) setReading({ draft: isError ? undefined : (data?.draft ?? null), turn })
      })
    return () => {
      isOver = true
    }
  }, [dispatch, turn])
  const readAgain = useCallback(() => setTurn((now) => now + 1), [])
  return { reading, readAgain }
}
