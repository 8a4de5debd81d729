import { materialWords, piecesWords, processWords } from '@kerf/shared-contracts/client/words'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { Badge } from '@kerf/shared-ui/badge'
import { Button } from '@kerf/shared-ui/button'
import type { DataTableColumn } from '@kerf/shared-ui/data-table'
import { formatDate } from '@kerf/shared-ui/format'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { space } from '@kerf/shared-ui/theme/tokens'
import { styled } from 'styled-components'
import { customerWords } from '../../shared/customer-words.ts'
import { text } from './text.ts'

const words = text.columns

/** Stays one line high in its row. */
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`

/** A reordered project carries the prefix (specification 2, section 3). */
const isReorder = (rfq: Rfq) => rfq.projectName.startsWith('REORDER:')

function RfqActions({ rfq, onView }: { rfq: Rfq; onView: (rfqId: string) => void }) {
  return (
    <Line>
      <Button size="small" aria-label={text.viewNamed(displayIdentifier(rfq))} onClick={() => onView(rfq.id)}>
        {text.view}
      </Button>
      {rfq.orderNumber && <Badge>{rfq.orderNumber}</Badge>}
      {!rfq.orderNumber && rfq.quote?.hasPurchaseOrder && <Badge tone="green">{text.purchaseOrderReceived}</Badge>}
    </Line>
  )
}

/** The columns with the default widths of specification 2, section 9. */
export function rfqColumns(onView: (rfqId: string) => void): DataTableColumn<Rfq>[] {
  return [
    {
      id: 'rfqId',
      header: words.rfqId,
      width: 160,
      cell: (rfq) => (
        <Line>
          {displayIdentifier(rfq)}
          {isReorder(rfq) && <Badge tone="indigo">{text.reorder}</Badge>}
        </Line>
      ),
    },
    { id: 'customer', header: words.customer, width: 180, cell: (rfq) => customerWords(rfq.user) },
    { id: 'project', header: words.project, width: 160, primary: true, cell: (rfq) => rfq.projectName },
    { id: 'material', header: words.material, width: 120, cell: materialWords },
    { id: 'process', header: words.process, width: 140, cell: processWords },
    {
      id: 'international',
      header: words.international,
      width: 100,
      cell: (rfq) => (rfq.internationalManufacturingOk ? text.yes : text.no),
    },
    { id: 'quantity', header: words.quantity, width: 80, align: 'end', cell: (rfq) => piecesWords(rfq.quantity) },
    { id: 'date', header: words.date, width: 120, cell: (rfq) => formatDate(rfq.createdAt) },
    {
      id: 'status',
      header: words.status,
      width: 120,
      cell: (rfq) => <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />,
    },
    {
      id: 'actions',
      header: words.actions,
      width: 180,
      hideHeader: true,
      cell: (rfq) => <RfqActions rfq={rfq} onView={onView} />,
    },
  ]
}
