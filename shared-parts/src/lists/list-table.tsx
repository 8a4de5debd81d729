import { DataTable, type DataTableProps } from '@kerf/shared-ui/tables/data-table.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { useRememberedPlace } from '@kerf/shared-ui/tables/remembered-place.ts'
import { SelectionBar } from '@kerf/shared-ui/tables/selection-bar.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { askBeforeClosing } from '../forms/ask-before-closing.ts'
import { type KeptRow, RowFrame, useKeptRows } from './kept-rows.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListTools, type ListToolsProps, type ToolFilters } from './list-tools.tsx'
import type { PagedList } from './paged-list.ts'

const Title = styled.h2`
  margin-bottom: ${space[8]};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

export interface ListWords {
  /** What the table lists; its accessible name. */
  caption: string
  /** What the list holds, in the plural: "orders". */
  noun: string
  /** Shown when the filters match nothing. */
  noMatch: string
  /** What to try then; by default another search or other filters. */
  noMatchText?: string
  /** The list's heading, if it is one of several on its page. */
  title?: string
  search?: { label: string; placeholder: string }
}

type Table<Row> = DataTableProps<Row>

interface ListTableProps<Row extends object> extends Pick<ListToolsProps, 'only' | 'exported'> {
  /** The list's name among all lists, such as `customer.orders`; widths and scroll position are stored under it. */
  name: string
  words: ListWords
  list: PagedList<Row>
  filters: ToolFilters
  columns: Table<Row>['columns']
  /** A row's name for screen readers. */
  rowLabel: (row: Row) => string
  /** Shown when there is nothing yet: an EmptyState. */
  empty: ReactNode
  onOpenRow?: Table<Row>['onOpenRow']
  /** @param kept for a row that shows its object's current state though the list no longer contains it */
  renderExpanded?: (row: Row, kept: KeptRow<Row>) => ReactNode
  /** Called when an expanded row without input leaves the list, though filters and sort are the same. */
  onGone?: (row: Row) => void
  /** Ids of rows to expand when the list is opened by a link. */
  initiallyExpanded?: readonly string[]
  /** Asks before a row that may hold unsent input closes; it closes when `close` is called. */
  onCollapse?: (close: () => void) => void
  isHighlighted?: Table<Row>['isHighlighted']
  /** Makes rows selectable: the buttons of the bulk actions. */
  bulkActions?: (selected: readonly Row[], clear: () => void) => ReactNode
}

/** Filters whose changes go through `guard`. */
function guarded(filters: ToolFilters, guard: (change: () => void) => void): ToolFilters {
  return {
    ...filters,
    set: (changes) => guard(() => filters.set(changes)),
    take: (query) => guard(() => filters.take(query)),
    clear: () => guard(filters.clear),
  }
}

/**
 * A whole list: search, filters and sort from the address, the table with its states, the count and Load more. It
 * remembers widths and the user's place. A page adds columns and words.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { name, words, list, columns, only, exported, renderExpanded, onCollapse } = props
  const titleId = useId()
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const { expandedIds, onExpandedChange } = useRememberedPlace(name, list.rows.length > 0, props.initiallyExpanded)
  const asked = JSON.stringify([props.filters.query, props.filters.values.sort])
  const kept = useKeptRows({ rows: list.rows, expandedIds, asked, onGone: props.onGone })
  const filters = guarded(props.filters, (change) => {
    if (kept.heldIds.length === 0) return change()
    void askBeforeClosing(() => {
      kept.forget()
      onExpandedChange(expandedIds.filter((id) => !kept.heldIds.includes(id)))
      change()
    })
  })
  // Never act on selected rows that the filters hide.
  const selected = list.rows.filter(({ id }) => selectedIds.includes(id))
  const clear = () => setSelectedIds([])

  const expand = (ids: string[]) => {
    if (onCollapse && ids.length < expandedIds.length) onCollapse(() => onExpandedChange(ids))
    else onExpandedChange(ids)
  }
  const expandedRow = (row: Row) => {
    const isGone = !list.rows.some(({ id }) => id === row.id)
    return (
      <RowFrame id={row.id} isGone={isGone} onHeld={kept.onHeld}>
        {renderExpanded?.(row, { isGone, update: kept.update })}
      </RowFrame>
    )
  }
  const content = (
    <>
      <ListTools
        name={name}
        filters={filters}
        search={words.search}
        only={only}
        exported={exported}
        isEmpty={!list.loading && !list.failed && list.total === 0}
        label={words.title}
      />
      {props.bulkActions && selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          shown={list.rows.length}
          onSelectAll={() => setSelectedIds(list.rows.map(({ id }) => id))}
          onClear={clear}
        >
          {props.bulkActions(selected, clear)}
        </SelectionBar>
      )}
      <ListFrame list={list} noun={words.noun}>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={kept.rows}
          rowId={({ id }) => id}
          rowLabel={props.rowLabel}
          sort={filters.values.sort}
          onSortChange={(sort) => filters.set({ sort })}
          onOpenRow={props.onOpenRow}
          renderExpanded={renderExpanded && expandedRow}
          expandedIds={expandedIds}
          onExpandedChange={expand}
          selectedIds={selectedIds}
          onSelectedChange={props.bulkActions && setSelectedIds}
          isHighlighted={props.isHighlighted}
          widthsKey={`kerf.${name}.columns`}
          loading={list.loading}
          empty={
            filters.isNarrowed ? (
              <NoMatch title={words.noMatch} text={words.noMatchText} onClear={filters.clear} />
            ) : (
              props.empty
            )
          }
        />
      </ListFrame>
    </>
  )
  if (words.title === undefined) return content
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{words.title}</Title>
      {content}
    </section>
  )
}
