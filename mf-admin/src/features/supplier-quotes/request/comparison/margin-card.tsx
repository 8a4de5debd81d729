import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'
import { awardedTogether, marginOf } from './margin.ts'

const words = text.margin

type Rfq = RequestDetails['rfqs'][number]

function RfqRow({ rfq }: { rfq: Rfq }) {
  const { quote, orderId, orderNumber, dueDate } = rfq
  return (
    <ListRow>
      <Spread>
        <TextLink to={adminAddress.rfq(rfq.id)}>
          {rfq.displayNumber} · {rfq.projectName}
        </TextLink>
        <span>{quote ? words.quoted(formatMoney(quote.amount, quote.currency)) : words.unquoted}</span>
      </Spread>
      <Cluster>
        {orderId && orderNumber && <TextLink to={adminAddress.order(orderId)}>{words.order(orderNumber)}</TextLink>}
        {dueDate && <Muted as="span">{words.due(formatDate(dueDate))}</Muted>}
      </Cluster>
    </ListRow>
  )
}

/** The margin of everything that suppliers were awarded, however it was split. */
function awardedWords(rfqs: RequestDetails['rfqs'], quotes: RequestDetails['supplierQuotes']): string | undefined {
  const awarded = awardedTogether(quotes)
  const margin = awarded && marginOf(rfqs, awarded.amount, awarded.currency)
  if (!margin) return undefined
  const amount = formatMoney(margin.amount, awarded.currency)
  return words.awarded(
    formatMoney(awarded.amount, awarded.currency),
    margin.percent === null ? amount : `${amount} (${margin.percent})`,
  )
}

/** The customers' RFQs that a request is about, with what was quoted for them. */
export function MarginCard({ request: { rfqs, supplierQuotes } }: { request: RequestDetails }) {
  const isWhole = rfqs.every(({ quote }) => quote !== null)
  const awarded = awardedWords(rfqs, supplierQuotes)
  return (
    <Card title={words.title} description={words.text}>
      <Stack $gap={12}>
        <Rows aria-label={words.list}>
          {rfqs.map((rfq) => (
            <RfqRow key={rfq.id} rfq={rfq} />
          ))}
        </Rows>
        {awarded && <p>{awarded}</p>}
        <Muted>{isWhole ? words.hint : words.impossible}</Muted>
      </Stack>
    </Card>
  )
}
