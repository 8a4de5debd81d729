import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SegmentedToggle } from '../forms/segmented-toggle.tsx'
import { FilterSelect } from '../tables/filter-select.tsx'
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

const Filters = styled.div`
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

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`

const Foot = styled.div`
  padding: 0 ${space[16]} ${space[12]};
  border-top: 1px solid ${color.border};
`

/** The conversations as far as they are loaded. */
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
  /** The filters, which the address holds, and how to change them. */
  filters: { q: string; kind: string; unread: string }
  set: (changes: Record<string, string>) => void
  kindOptions: readonly { value: string; label: string }[]
  /** Stands in place of the rows where there are none. */
  empty: ReactNode
  texts: {
    list: string
    noun: string
    search: string
    searchPlaceholder: string
    kind: string
    shown: string
    all: string
    unread: string
  }
}

/** The list of conversations with its search and filters, and what stands in its place. */
export function ConversationListPane(props: ConversationListPaneProps) {
  const { list, rows, selectedId, onOpen, filters, set, kindOptions, empty, texts } = props
  const shown = [
    { value: '', label: texts.all },
    { value: 'true', label: texts.unread },
  ] as const
  return (
    <>
      <Head role="search">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={filters.q}
          onValueChange={(q) => set({ q })}
        />
        <Filters>
          <FilterSelect
            label={texts.kind}
            hideLabel
            value={filters.kind}
            onValueChange={(kind) => set({ kind })}
            options={kindOptions}
          />
          <SegmentedToggle
            label={texts.shown}
            value={filters.unread === 'true' ? 'true' : ''}
            onValueChange={(unread) => set({ unread })}
            options={shown}
          />
        </Filters>
      </Head>
      <Body>
        {list.failed && <ListFailure list={list} noun={texts.noun} />}
        {list.loading && <ConversationListSkeleton />}
        {!list.failed && !list.loading && rows.length === 0 && empty}
        {rows.length > 0 && (
          <ConversationList label={texts.list} rows={rows} selectedId={selectedId} query={filters.q} onOpen={onOpen} />
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
