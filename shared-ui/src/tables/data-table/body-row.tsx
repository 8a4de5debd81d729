import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useId } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { CardLabel, Folded, Pictured, TwoLines } from './cell-content-style.tsx'
import { SelectBox } from './select-box.tsx'
import { Cell, ExpanderCell, Filler, SelectCell, Row as StyledRow } from './table-style.tsx'
import type { DataTableColumn, DataTableTexts } from './types.ts'
import type { Folds } from './use-data-table.ts'
import { InView, WideCell, WideRow } from './wide-row-style.tsx'

interface BodyRowProps<Row> {
  id: string
  row: Row
  columns: readonly DataTableColumn<Row>[]
  folds: Folds<Row>
  primaryId: string | undefined
  /** The row's name for screen readers. */
  name: string
  highlighted: boolean
  withFiller: boolean
  expanded: boolean
  renderExpanded: ((row: Row) => ReactNode) | undefined
  onToggle: (id: string) => void
  onOpen: ((row: Row) => void) | undefined
  isSelected: boolean
  /** Set where rows can be selected. */
  onSelect: ((id: string, withShift: boolean) => void) | undefined
  /** Whether long texts wrap to a second line; in a card they are never cut. */
  wraps: boolean
  texts: DataTableTexts
}

/** Whether the event came from a control inside the row, which then handles it. */
function meantForControl(event: MouseEvent | KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false
  const control = event.target.closest('a, button, input, select, textarea, label, [role="menuitem"]')
  return control !== null && event.currentTarget.contains(control)
}

/** Whether the event only bubbled through React, from a dialog or menu in a portal. */
function fromPortal(event: MouseEvent | KeyboardEvent): boolean {
  return event.target instanceof Node && !event.currentTarget.contains(event.target)
}

interface DataCellProps<Row> {
  row: Row
  column: DataTableColumn<Row>
  primary: boolean
  isLast: boolean
  /** Whether a long text wraps to a second line. */
  wraps: boolean
  /** Columns folded below this column's text. */
  folded: readonly DataTableColumn<Row>[] | undefined
}

/** Shown in empty cells of every table: a blank cell would look as if it had not loaded. */
const unsaid = '–'

/** The content of a column that is folded below another. */
function foldedWords<Row>(row: Row, { header, cell, fold }: DataTableColumn<Row>): ReactNode {
  if (fold?.words) return fold.words(row)
  const own = cell(row)
  const isUnsaid = own === '' || own === null || own === undefined || own === unsaid
  return isUnsaid ? null : (
    <>
      {header}: {own}
    </>
  )
}

function DataCell<Row>({ row, column, primary, isLast, wraps, folded = [] }: DataCellProps<Row>) {
  const bare = column.hideHeader ?? false
  const own = column.cell(row)
  const isUnsaid = own === '' || own === null || own === undefined
  const content = isUnsaid && !bare ? unsaid : own
  const words = (
    <>
      {wraps && typeof content === 'string' && column.align !== 'end' ? <TwoLines>{content}</TwoLines> : content}
      {folded.map((below) => (
        <Folded key={below.id}>{foldedWords(row, below)}</Folded>
      ))}
    </>
  )
  return (
    <Cell
      role="cell"
      title={typeof content === 'string' ? content : undefined}
      data-last={isLast || undefined}
      $align={column.align ?? 'start'}
      $primary={primary}
      $bare={bare}
    >
      {!primary && !bare && <CardLabel aria-hidden>{column.header}</CardLabel>}
      {column.picture ? (
        <Pictured>
          {column.picture(row)}
          <span>{words}</span>
        </Pictured>
      ) : (
        words
      )}
    </Cell>
  )
}

function BodyRowParts<Row>(props: BodyRowProps<Row>) {
  const { id, row, columns, primaryId, name, expanded, renderExpanded, onToggle, onOpen, onSelect, texts } = props
  const detailsId = useId()
  const activate = onOpen ? () => onOpen(row) : renderExpanded && (() => onToggle(id))
  const onClick = (event: MouseEvent) => {
    // Selecting text in a row is not a click on it.
    const selecting = window.getSelection()?.type === 'Range'
    if (!selecting && !meantForControl(event) && !fromPortal(event)) activate?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') activate?.()
    if (event.key === ' ' && onSelect) {
      event.preventDefault()
      onSelect(id, event.shiftKey)
    }
  }
  return (
    <>
      <StyledRow
        role="row"
        tabIndex={activate ? 0 : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        $opens={activate !== undefined}
        $highlighted={props.highlighted}
      >
        {onSelect && (
          <SelectCell role="cell">
            <SelectBox
              label={texts.select(name)}
              checked={props.isSelected}
              onToggle={(withShift) => onSelect(id, withShift)}
            />
          </SelectCell>
        )}
        {renderExpanded && (
          <ExpanderCell role="cell">
            <IconButton
              size="small"
              label={expanded ? texts.collapse(name) : texts.expand(name)}
              icon={expanded ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
              aria-expanded={expanded}
              aria-controls={expanded ? detailsId : undefined}
              tooltip={false}
              onClick={() => onToggle(id)}
            />
          </ExpanderCell>
        )}
        {columns.map((column, index) => (
          <DataCell
            key={column.id}
            row={row}
            column={column}
            primary={column.id === primaryId}
            isLast={index === columns.length - 1}
            wraps={props.wraps}
            folded={props.folds[column.id]}
          />
        ))}
        {props.withFiller && <Filler aria-hidden />}
      </StyledRow>
      {expanded && renderExpanded && (
        <WideRow role="row" id={detailsId}>
          <WideCell role="cell" colSpan={columns.length + 1 + (onSelect ? 1 : 0) + (props.withFiller ? 1 : 0)}>
            <InView>{renderExpanded(row)}</InView>
          </WideCell>
        </WideRow>
      )}
    </>
  )
}

/** One row and, when expanded, its details. Memoised: dragging a column's edge does not re-render the rows. */
export const BodyRow = memo(BodyRowParts) as typeof BodyRowParts // memo forgets the type parameter
