import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { orderPercent, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { DueDate } from '@kerf/shared-parts/orders/due-date.tsx'
import { stagesOf } from '@kerf/shared-parts/orders/stages.ts'
import { orderQuantityWords } from '@kerf/shared-parts/orders/words.ts'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { materialsWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StageRail } from '@kerf/shared-ui/content/stage-rail.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Download, Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { InvoiceLink } from '../details/invoice-link.tsx'
import { OrderLines } from '../details/order-lines.tsx'
import { useOrderFiles } from '../details/use-order-files.ts'
import { finishingsWords, orderAmount, orderName } from '../order-words.ts'
import { QualityCheckPanel } from '../quality-check/quality-check-panel.tsx'
import { text } from '../text.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

const Title = styled.h2`
  overflow-wrap: anywhere;
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

const Named = styled.div`
  min-width: 0;
`

const OrderNumber = styled.span`
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
`

/** An order at a glance: its progress, its facts, and its actions. */
export function OrderCard({ order, onViewDetails }: { order: Order; onViewDetails: () => void }) {
  const { downloading, download } = useOrderFiles(order, {
    preparing: [text.files.started, text.files.startedText],
    saved: [text.files.saved, text.files.savedText],
    failed: [text.files.failed, text.files.failedText],
  })
  const several = order.lines.length > 1
  const summary = [
    { label: text.card.quantity, value: orderQuantityWords(order) },
    { label: text.card.material, value: materialsWords(order, order.lines) },
    { label: text.card.finishing, value: finishingsWords(order.lines) },
    { label: text.card.quoteNumber, value: order.quote?.quoteNumber ?? text.card.none },
    { label: text.details.dueDate, value: <DueDate order={order} undated={text.details.tbd} /> },
    { label: text.card.orderValue, value: orderAmount(order, text.details.tbd) },
  ]
  return (
    <Stack $gap={16} as="article" aria-label={orderName(order)}>
      <Head>
        <Named>
          <Title>
            <bdi>{order.rfq.projectName}</bdi> <OrderNumber>{orderName(order)}</OrderNumber>
          </Title>
          <Muted>{text.card.placedOn(formatDate(order.orderDate))}</Muted>
        </Named>
        <Cluster>
          <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
          {order.isArchived && <Badge>{text.card.archived}</Badge>}
        </Cluster>
      </Head>
      <ProgressBar value={orderPercent(order.orderStatus)} label={text.card.progress(orderName(order))} showValue />
      <StageRail label={text.card.stages} stages={stagesOf(order)} />
      <QualityCheckPanel order={order} />
      <DefinitionList items={summary} columns={4} />
      {several && <OrderLines order={order} />}
      <Cluster>
        <Button icon={<Eye size={16} aria-hidden />} onClick={onViewDetails}>
          {text.card.viewDetails}
        </Button>
        <PageLink to={customerAddress.order(order.id)} />
        <Button icon={<Download size={16} aria-hidden />} onClick={download} loading={downloading}>
          {text.card.downloadFiles}
        </Button>
        <MessagesLink about="order" id={order.id} rfq={order.rfq} />
        <InvoiceLink order={order} />
      </Cluster>
    </Stack>
  )
}
