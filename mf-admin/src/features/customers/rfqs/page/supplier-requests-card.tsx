import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { useListSupplierRequestsQuery } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { supplierRequestAddress } from '../../../shared/addresses.ts'
import { text } from '../text.ts'

const words = text.page.suppliers

/** An RFQ's requests to suppliers; nothing if there are none. */
export function SupplierRequestsCard({ rfq }: { rfq: Pick<Rfq, 'id' | 'status'> }) {
  const { currentData, isError } = useListSupplierRequestsQuery({ rfqId: rfq.id, limit: 20 })
  const requests = currentData?.items ?? []
  if (isError) {
    return (
      <Card title={words.title}>
        <Muted>{words.failed}</Muted>
      </Card>
    )
  }
  if (requests.length === 0) return null
  const isAskedInVain = rfq.status === 'withdrawn' && requests.some(({ isOpen, isAwarded }) => isOpen && !isAwarded)
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        {isAskedInVain && <Notice tone="yellow">{words.withdrawn}</Notice>}
        <Rows aria-label={words.title}>
          {requests.map(({ id, referenceNumber, projectName, quoteCount, assignedSuppliers, createdAt }) => (
            <ListRow key={id}>
              <Spread>
                <TextLink to={supplierRequestAddress(id)}>{words.named(referenceNumber, projectName)}</TextLink>
                <span>{words.quoted(quoteCount, assignedSuppliers.length)}</span>
              </Spread>
              <Muted>{words.sent(formatDate(createdAt))}</Muted>
            </ListRow>
          ))}
        </Rows>
      </Stack>
    </Card>
  )
}
