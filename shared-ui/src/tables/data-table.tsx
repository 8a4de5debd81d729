import type { RowData } from '@tanstack/react-table'
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { BodyRow } from './data-table/body-row.tsx'
import { HeaderCell } from './data-table/header-cell.tsx'
import { EmptyBody, ResetRow, SkeletonBody } from './data-table/other-rows.tsx'
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
import { type DataTableProps, defaultTexts } from './data-table/types.ts'
import { useDataTable } from './data-table/use-data-table.ts'
import { useElementWidth } from './data-table/use-element-width.ts'
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
 * A table of objects. Columns are resized with the mouse, a finger or the arrow keys; rows open on click and Enter.
 * Until the user resizes them, columns shrink to fit; where they cannot, each row becomes a card.
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
  const model = { columns, rows, rowId, widthsKey, frameWidth, taken }
  const { table, shown, folds, sizes, customised, layout, isDense, ...resizing } = useDataTable(model)
  const element = useRef<HTMLTableElement>(null)

  const headers = table.getFlatHeaders()
  const columnCount = shown.length + (renderExpanded ? 1 : 0) + (selects ? 1 : 0) + (customised ? 1 : 0)
  const primaryId = columns.find((column) => column.primary)?.id ?? columns[0]?.id

  const width = `${Object.values(sizes).reduce((sum, size) => sum + size, taken)}px`
  // Expanded details are read as part of the page, not in a frame that scrolls within it.
  const showsExpanded = renderExpanded !== undefined && rows.some((row) => expandedIds.includes(rowId(row)))
  const maxHeight = showsExpanded ? 'none' : (props.maxHeight ?? 'max(400px, calc(100dvh - 220px))')

  const fixWidths = (resized: string) => {
    resizing.setLatest(resized)
    const widths = headers.map((header): [string, number] => {
      const cell = element.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(header.column.id)}"]`)
      return [header.column.id, Math.round(cell?.offsetWidth || header.column.getSize())]
    })
    table.setColumnSizing((before) => ({ ...before, ...Object.fromEntries(widths) }))
  }
  const setWidth = (column: string, width: number) =>
    table.setColumnSizing((widths) => ({ ...widths, [column]: width }))

  return (
    <Container
      ref={frame}
      data-rows={layout}
      data-list={widthsKey === undefined ? undefined : ''}
      $isDense={isDense}
      $corner={cornerControl * ((renderExpanded ? 1 : 0) + (selects ? 1 : 0))}
    >
      <Scroll ref={props.scrollRef} $maxHeight={maxHeight}>
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
            <HeadRow role="row">
              {selects && (
                <HeadCell role="columnheader" scope="col" aria-label={texts.selectAll} $align="start">
                  <SelectBox
                    label={texts.selectAll}
                    checked={selectedCount > 0 && selectedCount === ids.length}
                    partly={selectedCount > 0 && selectedCount < ids.length}
                    onToggle={selection.toggleAll}
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
                      fixWidths={fixWidths}
                      setWidth={setWidth}
                      sort={props.sort}
                      onSortChange={props.onSortChange}
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
      {customised && (
        <ResetRow>
          <Button size="small" variant="ghost" onClick={resizing.resetWidths}>
            {texts.resetWidths}
          </Button>
        </ResetRow>
      )}
    </Container>
  )
}
