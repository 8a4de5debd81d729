import type { RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../content/visually-hidden.tsx'
import { focusRing, truncate } from '../../theme/mixins.ts'
import { color, space } from '../../theme/tokens.ts'
import { asCards, HeadCell } from './table-style.tsx'
import { type ColumnSorts, type DataTableColumn, minimumColumnWidth } from './types.ts'
import type { DataTableHeader } from './use-data-table.ts'

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 100%;
  height: 28px;
  border-radius: 4px;
  cursor: pointer;
  ${focusRing}

  &:hover,
  [aria-sort] > & {
    color: ${color.text};
  }
  span {
    ${truncate}
  }
  /* The header of cards is out of sight: nothing in it may take the focus. */
  ${asCards} {
    display: none;
  }
`

/* In the card layout, headers only reach screen readers. */
const NameOverCards = styled.span`
  display: none;
  ${asCards} {
    display: inline;
  }
`

const Handle = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset: 10px 0 10px auto;
    width: 1px;
    background: ${color.border};
  }
  &:hover::after,
  &[data-resizing='true']::after {
    inset-block: 0;
    width: 2px;
    background: ${color.accent};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    inset-block: 0;
    width: 3px;
    background: ${color.focus};
  }
  ${asCards} {
    display: none;
  }
`

const step = 16
const bigStep = 64

interface HeaderCellProps<Row extends RowData> {
  header: DataTableHeader<Row>
  column: DataTableColumn<Row>
  label: string
  isLast: boolean
  /** Its present width in px. */
  width: number
  /** Pins every column to its width on screen, before this one is resized. */
  fixWidths: (resized: string) => void
  resizeBy: (column: string, by: number | 'narrowest') => void
  /** What makes its button a stop of the head. */
  stop: object
  /** The button for all columns, at the end of the last header. */
  tools: ReactNode
  sort: string | undefined
  onSortChange: ((sort: string) => void) | undefined
}

type Direction = keyof ColumnSorts

function sortIcon(sorted: Direction | undefined) {
  if (sorted === 'ascending') return <ArrowUp size={14} aria-hidden />
  if (sorted === 'descending') return <ArrowDown size={14} aria-hidden />
  return <ChevronsUpDown size={14} aria-hidden />
}

/** What a press on a column's header asks for. */
export function nextSortOf({ sorts }: { sorts?: ColumnSorts | undefined }, sort: string | undefined) {
  return sorts && sortingOf(sorts, sort).next
}

/** This column's sort direction, if the table is sorted by it, and the order that a click asks for. */
function sortingOf(sorts: ColumnSorts, sort: string | undefined) {
  const orders = Object.entries(sorts)
  const present = orders.find(([, name]) => name === sort)
  const other = orders.find(([, name]) => name !== sort)
  // The keys are those of ColumnSorts, which are the directions.
  return { sorted: present?.[0] as Direction | undefined, next: (other ?? present)?.[1] }
}

/**
 * A column's header: its name, which sorts if the column is sortable, and an edge that is dragged. The edge is no Tab stop,
 * since the panel of all columns does the same by keyboard; where it is focused, arrow keys move it.
 */
export function HeaderCell<Row extends RowData>(props: HeaderCellProps<Row>) {
  const { header, column, label, isLast, width, fixWidths, resizeBy, stop, tools, sort, onSortChange } = props
  const { sorted, next: nextSort } = sortingOf(column.sorts ?? {}, sort)
  const minimum = header.column.columnDef.minSize ?? minimumColumnWidth

  const startDrag = (event: MouseEvent | TouchEvent) => {
    event.stopPropagation()
    fixWidths(column.id)
    header.getResizeHandler()(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? bigStep : step
    const moves = { ArrowLeft: -by, ArrowRight: by, Home: 'narrowest' } as const
    if (!(event.key in moves)) return
    event.preventDefault()
    resizeBy(column.id, moves[event.key as keyof typeof moves]) // just checked to be one of them
  }
  const name = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header
  return (
    <HeadCell
      scope="col"
      role="columnheader"
      // Without it the handle's name would be read as part of the column's.
      aria-label={column.header}
      aria-sort={sorted}
      data-column={column.id}
      data-last={isLast || undefined}
      $align={column.align ?? 'start'}
      $hasTools={tools !== undefined}
    >
      {nextSort !== undefined && onSortChange ? (
        <>
          <SortButton type="button" onClick={() => onSortChange(nextSort)} {...stop}>
            <span>{column.header}</span>
            {sortIcon(sorted)}
          </SortButton>
          <NameOverCards>{column.header}</NameOverCards>
        </>
      ) : (
        name
      )}
      <Handle
        role="separator"
        tabIndex={-1}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={width}
        aria-valuemin={minimum}
        data-resizing={header.column.getIsResizing()}
        onMouseDown={startDrag}
        onTouchStart={startDrag}
        onDoubleClick={() => header.column.resetSize()}
        onKeyDown={onKeyDown}
      />
      {tools}
    </HeadCell>
  )
}
