import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure } from '@kerf/shared-ui/tables/list-states.tsx'
import type { ReactNode } from 'react'
import type { PagedList } from './paged-list.ts'

interface ListFrameProps {
  list: PagedList<unknown>
  /** What the list holds, in the plural: "orders". */
  noun: string
  /** The rows in any form; not rendered if loading failed. */
  children: ReactNode
}

/** A list, or why it cannot be shown, and the way to more of it. */
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
