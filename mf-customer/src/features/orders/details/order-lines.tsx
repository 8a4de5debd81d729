import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { OrderSums } from '@kerf/shared-parts/orders/order-sums.tsx'
import { lineName } from '@kerf/shared-parts/orders/words.ts'
import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.lines

type Line = Order['lines'][number]

const Part = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[8]} 0;
  white-space: normal;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: ${fontWeight.medium};
  }
  strong + span {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.regular};
  }
`

/** A file without a part belongs to the first one, because requests of one part never name it. */
const filesOf = ({ partId }: Line, position: number, files: Order['rfq']['files']) =>
  files.filter((file) => (file.partId === null ? position === 1 : file.partId === partId))

function PartCell({ name, line, files }: { name: string; line: Line; files: Order['rfq']['files'] }) {
  const facts = [
    materialWords(line),
    line.finishing || text.card.asMachined,
    toleranceWords(line.tolerance, ''),
  ].filter(Boolean)
  return (
    <Part>
      <FilesPicture files={files} />
      <div>
        <strong>{name}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
    </Part>
  )
}

/** Every part of an order: quantity ordered and shipped, and price. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, currency, rfq } = order
  const columns = useMemo((): DataTableColumn<Line>[] => {
    const position = (line: Line) => lines.indexOf(line) + 1
    return [
      {
        id: 'name',
        header: words.name,
        width: 240,
        grow: true,
        primary: true,
        cell: (line) => (
          <PartCell
            name={lineName(line, position(line))}
            line={line}
            files={filesOf(line, position(line), rfq.files)}
          />
        ),
      },
      {
        id: 'quantity',
        header: words.quantity,
        width: 110,
        align: 'end',
        cell: ({ quantity }) => piecesWords(quantity),
      },
      {
        id: 'shipped',
        header: words.shipped,
        width: 110,
        align: 'end',
        cell: ({ quantityShipped }) => piecesWords(quantityShipped),
      },
      {
        id: 'unitPrice',
        header: words.unitPrice,
        width: 110,
        align: 'end',
        cell: ({ unitPrice }) => formatMoney(unitPrice, currency),
      },
      {
        id: 'amount',
        header: words.amount,
        width: 130,
        align: 'end',
        cell: ({ amount }) => formatMoney(amount, currency),
      },
    ]
  }, [lines, currency, rfq.files])
  return (
    <Stack $gap={8}>
      <SectionTitle>{words.title}</SectionTitle>
      <DataTable caption={words.title} columns={columns} rows={lines} rowId={({ id }) => id} />
      <OrderSums order={order} />
    </Stack>
  )
}
