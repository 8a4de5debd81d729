import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { toast } from '@kerf/shared-runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import { text } from '../text.ts'

const words = text.selection

/** The maximum number of suppliers per request. */
export const mostSuppliers = 1000

/** Loads the rest of a list, page by page. @param isWanted while true @param onEnd called with whether all was loaded */
function useRest(list: PagedList<Supplier>, isWanted: boolean, onEnd: (isWhole: boolean) => void) {
  const [askedAt, setAskedAt] = useState(-1)
  const step = useEffectEvent((count: number) => {
    if (list.loadMore === undefined) return end(!list.failed)
    // No more rows than at the last request: the next page failed.
    if (askedAt === count) return end(false)
    setAskedAt(count)
    list.loadMore()
  })
  const end = (isWhole: boolean) => {
    setAskedAt(-1)
    onEnd(isWhole)
  }
  const isIdle = isWanted && !list.loading && !list.loadingMore
  const count = list.rows.length
  useEffect(() => {
    if (isIdle) step(count)
  }, [isIdle, count])
}

/** The selected suppliers, who stay selected while the filters change, until the selection is cleared. */
export function useSelection(list: PagedList<Supplier>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Supplier>>(new Map())
  const [isTakingAll, setTakingAll] = useState(false)

  useRest(list, isTakingAll, (isWhole) => {
    setTakingAll(false)
    if (!isWhole) return toast.error(words.failed, words.failedText)
    setChosen((before) => new Map([...before, ...list.rows.map((row) => [row.id, row] as const)]))
  })

  const toggle = (supplier: Supplier) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(supplier.id)) next.set(supplier.id, supplier)
      return next
    })
  return {
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    /** How many selected suppliers the list does not show. */
    hidden: chosen.size - list.rows.filter(({ id }) => chosen.has(id)).length,
    toggle,
    isTakingAll,
    takeAll: () => setTakingAll(true),
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
