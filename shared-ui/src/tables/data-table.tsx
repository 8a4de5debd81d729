import type { RowData } from '@tanstack/react-table'
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { BodyRow } from './data-table/body-row.tsx'
import { canHide, primaryOf } from './data-table/chosen-columns.ts'
import { ColumnTools } from './data-table/column-tools.tsx'
import { HeaderCell, nextSortOf } from './data-table/header-cell.tsx'
import { EmptyBody, SkeletonBody } from './data-table/other-rows.tsx'
import { SelectBox } from './data-table/select-box.tsx'
import {
  Body,
  Caption,
  Container,
  Filler,
  Head,
  HeadCell,
  HeadRow,
  Scroll,
  Table,
  tableWidth,
} from './data-table/table-style.tsx'
import { type DataTableColumn, type DataTableProps, defaultTexts } from './data-table/types.ts'
import { useDataTable } from './data-table/use-data-table.ts'
import { useElementWidth } from './data-table/use-element-width.ts'
import { columnsStop, selectStop, useHeadStops } from './data-table/use-head-stops.ts'
import { useSelection } from './data-table/use-selection.ts'

export type { ColumnSorts, DataTableColumn, DataTableProps } from './data-table/types.ts'

const expanderWidth = 48
const boxWidth = 40
/* Space for a row's controls in the corner of its card. */
const cornerControl = 32

function useExpanded(ids: readonly string[] | undefined, onChange: ((ids: string[]) => void) | undefined) {
  const [ownIds, setOwnIds] = useState<readonly string[]>([])
  const expandedIds = ids ?? ownIds
  const toggle = useCallback(
    (id: string) => {
      const next = expandedIds.includes(id) ? expandedIds.filter((other) => other !== id) : [...expandedIds, id]
      setOwnIds(next)
      onChange?.(next)
    },
    [expandedIds, onChange],
  )
  return { expandedIds, toggle }
}

/**
 * A table of objects. Columns are sorted, resized and hidden with the panel in its head, by keyboard too; rows open on
 * click and Enter. Until the user resizes them, columns shrink to fit; where they cannot, each row becomes a card. The head
 * stays in sight while the page scrolls.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, loading = false, skeletonRows = 5, onOpenRow } = props
  const { rowLabel = rowId, renderExpanded, widthsKey, isHighlighted, selectedIds = [] } = props
  const texts = useMemo(() => ({ ...defaultTexts, ...props.texts }), [props.texts])
  const { expandedIds, toggle } = useExpanded(props.expandedIds, props.onExpandedChange)
  const frame = useRef<HTMLDivElement>(null)
  const frameWidth = useElementWidth(frame)
  const selects = props.onSelectedChange !== undefined
  const ids = rows.map(rowId)
  const selection = useSelection({ ids, selectedIds, onChange: props.onSelectedChange })
  const selectedCount = ids.filter((id) => selectedIds.includes(id)).length
  const taken = (renderExpanded ? expanderWidth : 0) + (selects ? boxWidth : 0)
  const element = useRef<HTMLTableElement>(null)
  const model = { columns, rows, rowId, widthsKey, element, frameWidth, taken }
  const { table, shown, folds, sizes, customised, layout, isDense, ...own } = useDataTable(model)

  const headers = table.getFlatHeaders()
  const columnCount = shown.length + (renderExpanded ? 1 : 0) + (selects ? 1 : 0) + (customised ? 1 : 0)
  const primaryId = primaryOf(columns)
  const { onSortChange } = props
  const sortingOf = (column: DataTableColumn<Row>) => {
    const next = nextSortOf(column, props.sort)
    return next !== undefined && onSortChange ? () => onSortChange(next) : undefined
  }
  const sortStops = shown.filter(sortingOf).map(({ id }) => id)
  const head = useHeadStops([...(selects ? [selectStop] : []), ...sortStops, columnsStop])
  const isHidden = (column: DataTableColumn<Row>) => own.hidden.includes(column.id) && canHide(column, primaryId)
  const hiddenCount = columns.filter(isHidden).length
  const tools = (
    <ColumnTools
      columns={columns.map((column) => ({
        id: column.id,
        name: column.header,
        isShown: !isHidden(column),
        canHide: canHide(column, primaryId),
        resizeBy: shown.some(({ id }) => id === column.id) ? (by) => own.resizeBy(column.id, by) : undefined,
        sort: sortingOf(column),
      }))}
      hiddenCount={hiddenCount}
      stop={head.stop(columnsStop)}
      onShow={own.showColumn}
      onReset={customised || hiddenCount > 0 ? own.reset : undefined}
      texts={texts}
    />
  )

  const width = `${Object.values(sizes).reduce((sum, size) => sum + size, taken)}px`
  return (
    <Container
      ref={frame}
      data-rows={layout}
      data-list={widthsKey === undefined ? undefined : ''}
      $isDense={isDense}
      $corner={cornerControl * ((renderExpanded ? 1 : 0) + (selects ? 1 : 0))}
    >
      <Scroll $overflows={own.overflows}>
        <Table
          ref={element}
          role="table"
          aria-busy={loading || undefined}
          // React's style type knows no custom properties.
          style={{ minWidth: width, [tableWidth]: width } as CSSProperties}
        >
          <Caption>{caption}</Caption>
          <colgroup>
            {selects && <col style={{ width: `${boxWidth}px` }} />}
            {renderExpanded && <col style={{ width: `${expanderWidth}px` }} />}
            {shown.map(({ id, grow }) => {
              // In a fixed layout a column without a width takes the rest, which here is at least its own width.
              const isFree = grow && !customised
              return <col key={id} style={isFree ? undefined : { width: `${sizes[id]}px` }} />
            })}
            {customised && <col />}
          </colgroup>
          <Head role="rowgroup">
            <HeadRow role="row" {...head.handlers}>
              {selects && (
                <HeadCell role="columnheader" scope="col" aria-label={texts.selectAll} $align="start">
                  <SelectBox
                    label={texts.selectAll}
                    checked={selectedCount > 0 && selectedCount === ids.length}
                    partly={selectedCount > 0 && selectedCount < ids.length}
                    onToggle={selection.toggleAll}
                    stop={head.stop(selectStop)}
                  />
                </HeadCell>
              )}
              {renderExpanded && (
                <HeadCell role="columnheader" scope="col" $align="start">
                  <VisuallyHidden>{texts.details}</VisuallyHidden>
                </HeadCell>
              )}
              {shown.map((column, index) => {
                const header = headers[index]
                return (
                  header && (
                    <HeaderCell
                      key={column.id}
                      header={header}
                      column={column}
                      label={texts.resize(column.header)}
                      isLast={index === shown.length - 1}
                      width={sizes[column.id] ?? header.column.getSize()}
                      fixWidths={own.fixWidths}
                      resizeBy={own.resizeBy}
                      stop={head.stop(column.id)}
                      tools={index === shown.length - 1 ? tools : undefined}
                      sort={props.sort}
                      onSortChange={onSortChange}
                    />
                  )
                )
              })}
              {customised && <Filler aria-hidden />}
            </HeadRow>
          </Head>
          <Body role="rowgroup">
            {rows.length === 0 && loading && (
              <SkeletonBody
                rows={skeletonRows}
                columns={shown}
                expander={renderExpanded !== undefined}
                selects={selects}
              />
            )}
            {rows.length === 0 && !loading && (
              <EmptyBody columnCount={columnCount}>{props.empty ?? texts.empty}</EmptyBody>
            )}
            {rows.map((row) => (
              <BodyRow
                key={rowId(row)}
                id={rowId(row)}
                row={row}
                columns={shown}
                folds={folds}
                primaryId={primaryId}
                name={rowLabel(row)}
                highlighted={isHighlighted?.(row) ?? false}
                withFiller={customised}
                expanded={expandedIds.includes(rowId(row))}
                renderExpanded={renderExpanded}
                onToggle={toggle}
                onOpen={onOpenRow}
                isSelected={selectedIds.includes(rowId(row))}
                onSelect={selects ? selection.toggle : undefined}
                wraps={layout === 'table'}
                texts={texts}
              />
            ))}
          </Body>
        </Table>
      </Scroll>
    </Container>
  )
}
