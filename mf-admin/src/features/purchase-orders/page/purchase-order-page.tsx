import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { PurchaseOrderBadges } from '@kerf/shared-parts/suppliers/purchase-order-badges.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetPurchaseOrderQuery } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { text } from '../text.ts'
import { PurchaseOrderActions, PurchaseOrderView } from './purchase-order-view.tsx'

const words = text.page
const back = { to: '/admin/purchase-orders', label: words.back }

const skeleton = (
  <Stack $gap={16}>
    <Card title={text.status.title}>
      <SkeletonText lines={3} />
    </Card>
    <Card title={text.facts.title}>
      <SkeletonText lines={6} />
    </Card>
    <Card title={text.lines.title}>
      <SkeletonText lines={4} />
    </Card>
  </Stack>
)

function OnePurchaseOrder({ id }: { id: string }) {
  const asked = useGetPurchaseOrderQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={back}
      icon={<SearchX size={22} />}
      title={(order) => order.purchaseOrderNumber}
      description={({ supplier, projectName }) => words.from(supplier.company ?? supplier.name, projectName)}
      badge={({ status, isLate }) => <PurchaseOrderBadges status={status} isLate={isLate} />}
      actions={(order) => <PurchaseOrderActions order={order} />}
      skeleton={skeleton}
    >
      {(order) => <PurchaseOrderView order={order} />}
    </ThingPage>
  )
}

/** One purchase order: its status, receipts, documents, and customer order. */
export function PurchaseOrderPage() {
  const { id = '' } = useParams()
  return <OnePurchaseOrder key={id} id={id} />
}
