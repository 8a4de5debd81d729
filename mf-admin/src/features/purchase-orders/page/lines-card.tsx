import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { materialWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { useMemo } from 'react'
import { TwoLines } from '../../shared/two-lines.tsx'
import { text } from '../text.ts'

const words = text.lines

type Line = PurchaseOrder['lines'][number]

const count = (pieces: number) => pieces.toLocaleString(locale())

function Part({ line }: { line: Line }) {
  const made = isolatedList(
    [materialWords(line), shownValue(line.finishing), toleranceWords(line.tolerance, '')],
    ' · ',
  )
  return <TwoLines main={line.name} aside={made} title={`${isolated(line.name)} ${made}`} strong />
}

function columnsIn(currency: string): DataTableColumn<Line>[] {
  const number = { width: 110, align: 'end' } as const
  return [
    {
      ...{ id: 'part', header: words.part, width: 260, minWidth: 160, grow: true, primary: true },
      cell: (line) => <Part line={line} />,
    },
    { id: 'ordered', header: words.ordered, ...number, cell: ({ quantity }) => count(quantity) },
    { id: 'received', header: words.received, ...number, cell: ({ quantityReceived }) => count(quantityReceived) },
    { id: 'faulty', header: words.faulty, ...number, cell: ({ quantityRejected }) => count(quantityRejected) },
    {
      ...{ id: 'unitPrice', header: words.unitPrice, ...number },
      cell: ({ unitPrice }) => formatMoney(unitPrice, currency),
    },
    { id: 'amount', header: words.amount, ...number, width: 130, cell: ({ amount }) => formatMoney(amount, currency) },
  ]
}

/** The ordered parts, and how many have arrived. */
export function LinesCard({ order }: { order: PurchaseOrder }) {
  const { currency, setupPrice, freightPrice, amount } = order
  const columns = useMemo(() => columnsIn(currency), [currency])
  const sums = [
    { label: words.setup, value: formatMoney(setupPrice, currency) },
    { label: words.freight, value: formatMoney(freightPrice, currency) },
    { label: words.total, value: formatMoney(amount, currency) },
  ]
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={order.lines}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
        />
        <DefinitionList items={sums} columns={4} />
      </Stack>
    </Card>
  )
}
