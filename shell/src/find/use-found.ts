import type { FindGroup } from '@kerf/shared-contracts/contracts/find'
import { isEnoughToFind } from '@kerf/shared-contracts/rules/find'
import { useFindQuery } from '@kerf/shared-runtime/endpoints/find'
import { useEffect, useState } from 'react'

/** Milliseconds without a key after which typing has paused: shorter than a look up from the keyboard. */
const pause = 160

/** A text once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

const none: readonly FindGroup[] = []

/**
 * The server's results for a text, fetched when typing pauses. An answer to an earlier text is never shown as one to the
 * current text: until that arrives, the last results stay, marked as old by `isBusy`.
 */
export function useFound(sought: string) {
  const settled = useSettled(sought)
  const isWanted = isEnoughToFind(sought)
  const isAsked = isWanted && isEnoughToFind(settled)
  const { currentData, data, error, isFetching, refetch } = useFindQuery({ q: settled }, { skip: !isAsked })
  const isBusy = isWanted && (settled !== sought || isFetching)
  const hasFailed = isAsked && !isBusy && error !== undefined
  const shown = isBusy ? data : currentData
  return {
    groups: isWanted && !hasFailed ? (shown?.groups ?? none) : none,
    isBusy,
    error: hasFailed ? error : undefined,
    retry: () => void refetch(),
  }
}
