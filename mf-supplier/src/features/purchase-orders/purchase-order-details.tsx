import type { OwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { CarrierTracking } from '@kerf/shared-parts/orders/carrier-tracking.tsx'
import { makingWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { PurchaseOrderBadges } from '@kerf/shared-parts/suppliers/purchase-order-badges.tsx'
import { Receipts } from '@kerf/shared-parts/suppliers/receipts.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatCount, formatDate, formatDateTime, formatFileSize, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

interface PurchaseOrderDetailsProps {
  order: OwnPurchaseOrder
}

function factsOf(order: OwnPurchaseOrder) {
  const { currency, fileUrl, notes, trackingNumber, shippingCarrier } = order
  const [columns, words] = [text.columns, text.facts]
  const document = fileUrl && (
    <TextLink to={fileUrl} target="_blank" rel="noreferrer">
      {words.view}
    </TextLink>
  )
  const isTracked = trackingNumber !== null || shippingCarrier !== null
  return [
    { label: columns.status, value: <PurchaseOrderBadges status={order.status} isLate={order.isLate} /> },
    { label: columns.payment, value: <StatusBadge status={order.paymentStatus} /> },
    { label: columns.amount, value: formatMoney(order.amount, currency) },
    { label: words.setup, value: formatMoney(order.setupPrice, currency) },
    { label: words.freight, value: formatMoney(order.freightPrice, currency) },
    { label: columns.delivery, value: formatDate(order.deliveryDate) },
    { label: columns.promised, value: formatDate(order.promisedDate, shared.none) },
    ...(isTracked ? [{ label: words.tracking, value: <CarrierTracking of={order} /> }] : []),
    { label: shared.seal, value: <span title={order.seal}>{order.seal.slice(0, 12)}</span> },
    ...(document ? [{ label: words.order, value: document }] : []),
    ...(notes ? [{ label: words.notes, value: notes, wide: true }] : []),
  ]
}

function Lines({ order: { lines, currency } }: PurchaseOrderDetailsProps) {
  return (
    <Rows>
      {lines.map((line) => (
        <ListRow key={line.id}>
          <Spread>
            <strong>{line.name}</strong>
            <span>{formatMoney(line.amount, currency)}</span>
          </Spread>
          <Muted>
            {makingWords(line)} · {formatCount(line.quantity)} × {formatMoney(line.unitPrice, currency)} ·{' '}
            {text.received(formatCount(line.quantityReceived), formatCount(line.quantity))}
          </Muted>
        </ListRow>
      ))}
    </Rows>
  )
}

function Documents({ order: { documents } }: PurchaseOrderDetailsProps) {
  const download = useFileDownload()
  const links = documents.map(({ id, kind, fileName, fileUrl, fileSize }) => ({
    ...{ id, name: fileName, href: fileUrl, kind: 'document' as const, size: fileSize, note: text.kinds[kind] },
  }))
  return <FileLinks label={text.documents} files={links} sizeWords={formatFileSize} actions={download} />
}

function Progress({ order: { progress } }: PurchaseOrderDetailsProps) {
  return (
    <Rows>
      {progress.map(({ id, notes, createdAt, photos }) => (
        <ListRow key={id}>
          <Muted>{formatDateTime(createdAt)}</Muted>
          <p>{notes}</p>
          <Cluster>
            {photos.map((photo) => (
              <TextLink key={photo.id} to={photo.fileUrl} target="_blank" rel="noreferrer">
                {photo.fileName}
              </TextLink>
            ))}
          </Cluster>
        </ListRow>
      ))}
    </Rows>
  )
}

/** Everything about one purchase order: terms, lines, documents, and progress reports. */
export function PurchaseOrderDetails({ order }: PurchaseOrderDetailsProps) {
  return (
    <Stack $gap={16}>
      {order.status === 'cancelled' && (
        <Notice tone="red">{order.cancelReason ? text.cancelled(order.cancelReason) : text.cancelledOnly}</Notice>
      )}
      <DefinitionList columns={4} items={factsOf(order)} />
      <SectionTitle>{text.lines}</SectionTitle>
      <Lines order={order} />
      {order.receipts.length > 0 && (
        <Stack $gap={8}>
          <SectionTitle>{text.receipts}</SectionTitle>
          <Receipts order={order} />
        </Stack>
      )}
      {order.documents.length > 0 && (
        <Stack $gap={8}>
          <SectionTitle>{text.documents}</SectionTitle>
          <Documents order={order} />
        </Stack>
      )}
      {order.progress.length > 0 && (
        <Stack $gap={8}>
          <SectionTitle>{text.progress}</SectionTitle>
          <Progress order={order} />
        </Stack>
      )}
    </Stack>
  )
}
