import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { isOpenPurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { CarrierTracking } from '@kerf/shared-parts/orders/carrier-tracking.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { supplierRequestAddress } from '../../shared/addresses.ts'
import { MailLink } from '../../shared/mail-link.tsx'
import { text } from '../text.ts'
import { TermsDialog } from './terms-dialog.tsx'

const words = text.facts

function supplierWords({ company, name, supplierNumber }: PurchaseOrder['supplier']): string {
  return isolatedList([company, name, supplierNumber], ' · ')
}

function factsOf(order: PurchaseOrder) {
  const { supplier, currency, trackingNumber, shippingCarrier, notes } = order
  const dates = (['acknowledged', 'shipped', 'received'] as const).flatMap((name) => {
    const at = order[`${name}At`]
    return at === null ? [] : [{ label: words[name], value: formatDate(at) }]
  })
  const isTracked = trackingNumber !== null || shippingCarrier !== null
  return [
    { label: words.supplier, value: supplierWords(supplier) },
    { label: words.email, value: <MailLink address={supplier.email} /> },
    { label: words.reference, value: order.referenceNumber ?? text.unsaid },
    {
      label: words.request,
      value: <TextLink to={supplierRequestAddress(order.requestId)}>{order.projectName}</TextLink>,
    },
    { label: words.total, value: formatMoney(order.amount, currency) },
    { label: words.created, value: formatDate(order.createdAt) },
    { label: words.delivery, value: formatDate(order.deliveryDate) },
    { label: words.promised, value: formatDate(order.promisedDate, text.unsaid) },
    ...dates,
    ...(isTracked ? [{ label: words.tracking, value: <CarrierTracking of={order} /> }] : []),
    { label: words.seal, value: <span title={order.seal}>{order.seal.slice(0, 12)}</span> },
    { label: words.notes, value: notes ?? text.unsaid, wide: true },
  ]
}

/** The supplier, the amount and the dates. */
export function FactsCard({ order }: { order: PurchaseOrder }) {
  const [isChanging, setChanging] = useState(false)
  const change = isOpenPurchaseOrder(order.status) && (
    <Button size="small" icon={<Pencil size={14} aria-hidden />} onClick={() => setChanging(true)}>
      {text.terms.action}
    </Button>
  )
  return (
    <Card title={words.title} actions={change}>
      <DefinitionList items={factsOf(order)} columns={4} />
      {isChanging && <TermsDialog order={order} onClose={() => setChanging(false)} />}
    </Card>
  )
}
