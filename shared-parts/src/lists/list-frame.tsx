import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import type { ReactNode } from 'react'
import type { PagedList } from './paged-list.ts'

interface ListFrameProps {
  list: PagedList<unknown>
  /** What the list holds, in the plural: "orders". */
  noun: string
  /** The rows, in whatever form; nothing of it is drawn when they could not be had. */
  children: ReactNode
}

/** What a list shows, or why it cannot, and the way to more of it. */
export function ListFrame({ list, noun, children }: ListFrameProps) {
  return (
    <>
      {list.failed ? <ListFailure list={list} noun={noun} /> : children}
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        noun={noun}
        onMore={list.loadMore}
        loading={list.loadingMore}
        unknown={list.loading || list.failed}
      />
    </>
  )
}
