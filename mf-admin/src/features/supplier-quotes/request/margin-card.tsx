import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import type { z } from 'zod'
import { orderAddress } from '../../shared/order-address.ts'
import { text } from './text.ts'

const words = text.margin

type Rfq = z.output<typeof SupplierRequestDetails>['rfqs'][number]

function RfqRow({ rfq }: { rfq: Rfq }) {
  const { quote, orderId, orderNumber } = rfq
  return (
    <ListRow>
      <Spread>
        <TextLink to={adminAddress.rfq(rfq)}>
          {rfq.displayNumber} · {rfq.projectName}
        </TextLink>
        <span>{quote ? words.quoted(formatMoney(quote.amount, quote.currency)) : words.unquoted}</span>
      </Spread>
      {orderId && orderNumber && (
        <TextLink to={orderAddress({ id: orderId, orderNumber, isArchived: false })}>
          {words.order(orderNumber)}
        </TextLink>
      )}
    </ListRow>
  )
}

/** The customers' RFQs that a request is about, with what was quoted for them. */
export function MarginCard({ rfqs }: { rfqs: readonly Rfq[] }) {
  const isWhole = rfqs.every(({ quote }) => quote !== null)
  return (
    <Card title={words.title} description={words.text}>
      <Stack $gap={12}>
        <Rows aria-label={words.list}>
          {rfqs.map((rfq) => (
            <RfqRow key={rfq.id} rfq={rfq} />
          ))}
        </Rows>
        <Muted>{isWhole ? words.hint : words.impossible}</Muted>
      </Stack>
    </Card>
  )
}
