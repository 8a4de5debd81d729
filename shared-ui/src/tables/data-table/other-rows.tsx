import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../feedback/skeleton.tsx'
import { Cell, ExpanderCell, Row, SelectCell } from './table-style.tsx'
import type { DataTableColumn } from './types.ts'
import { EmptyCell, InView, WideRow } from './wide-row-style.tsx'

const Slot = styled.div<{ $align: 'start' | 'end' }>`
  display: flex;
  justify-content: ${({ $align }) => $align};
  flex: 1;
`

interface SkeletonBodyProps<RowType> {
  rows: number
  columns: readonly DataTableColumn<RowType>[]
  expander: boolean
  selects: boolean
}

/** Placeholders for rows that are loading. */
export function SkeletonBody<RowType>({ rows, columns, expander, selects }: SkeletonBodyProps<RowType>) {
  const names = Array.from({ length: rows }, (_, index) => `row ${index}`)
  return names.map((name) => (
    <Row key={name} role="row" aria-hidden $opens={false} $highlighted={false}>
      {selects && <SelectCell role="cell" />}
      {expander && <ExpanderCell role="cell" />}
      {columns.map((column) => (
        <Cell key={column.id} role="cell" $align="start" $primary={false} $bare={false}>
          <Slot $align={column.align ?? 'start'}>
            <Skeleton width={column.align === 'end' ? '50%' : '75%'} />
          </Slot>
        </Cell>
      ))}
    </Row>
  ))
}

/** Shown in place of rows when there are none. */
export function EmptyBody({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <WideRow role="row">
      <EmptyCell role="cell" colSpan={columnCount}>
        <InView>{children}</InView>
      </EmptyCell>
    </WideRow>
  )
}
