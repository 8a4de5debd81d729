import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ListFooter } from '../tables/list-footer.tsx'
import { ListFailure } from '../tables/list-states.tsx'
import { SearchInput } from '../tables/search-input.tsx'
import { color, space } from '../theme/tokens.ts'
import { ConversationList, ConversationListSkeleton, type ConversationRow } from './conversation-list.tsx'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.border};

  /* The search box, which takes its own width in a toolbar. */
  & > :first-child {
    max-width: none;
  }
`

/** The list's filters if there are two: side by side, each as wide as its text. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};

  /* Each view as wide as its word, so that both filters fit in one row. */
  & > [role='radiogroup'] {
    grid-auto-columns: auto;
  }
`

/** The list's filters if there are many: two to a row, all of one width. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};

  select {
    width: 100%;
    max-width: none;
  }

  /* A field that is typed into takes the whole width. */
  & > :has([role='combobox']) {
    grid-column: 1 / -1;
  }
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`

const Foot = styled.div`
  padding: 0 ${space[16]} ${space[12]};
  border-top: 1px solid ${color.border};
`

/** The conversations loaded so far. */
interface ListOfConversations {
  total: number
  loading: boolean
  failed: boolean
  retrying: boolean
  retry: () => void
  loadingMore: boolean
  loadMore: (() => void) | undefined
}

interface ConversationListPaneProps {
  list: ListOfConversations
  rows: readonly ConversationRow[]
  selectedId: string | undefined
  onOpen: (id: string) => void
  /** The search text, kept in the address. */
  q: string
  onSearch: (q: string) => void
  /** Shown below the search box. */
  filters: ReactNode
  /** Shown when there are no rows. */
  empty: ReactNode
  texts: {
    list: string
    noun: string
    search: string
    searchPlaceholder: string
  }
}

/** The list of conversations with its search and filters, or its loading, empty or failed state. */
export function ConversationListPane(props: ConversationListPaneProps) {
  const { list, rows, selectedId, onOpen, q, onSearch, filters, empty, texts } = props
  return (
    <>
      <Head role="search">
        <SearchInput label={texts.search} placeholder={texts.searchPlaceholder} value={q} onValueChange={onSearch} />
        {filters}
      </Head>
      <Body>
        {list.failed && <ListFailure list={list} noun={texts.noun} />}
        {list.loading && <ConversationListSkeleton />}
        {!list.failed && !list.loading && rows.length === 0 && empty}
        {rows.length > 0 && (
          <ConversationList label={texts.list} rows={rows} selectedId={selectedId} query={q} onOpen={onOpen} />
        )}
      </Body>
      {list.loadMore && (
        <Foot>
          <ListFooter
            shown={rows.length}
            total={list.total}
            noun={texts.noun}
            onMore={list.loadMore}
            loading={list.loadingMore}
          />
        </Foot>
      )}
    </>
  )
}
