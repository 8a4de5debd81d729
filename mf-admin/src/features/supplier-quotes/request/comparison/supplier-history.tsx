import { useGetSupplierQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { text } from '../text.ts'

const words = text.comparison.historyOf

/** How a supplier has done so far (docs/product/suppliers.md, 'Performance'); a share of nothing is not shown. */
export function SupplierHistory({ supplierId }: { supplierId: string }) {
  const { currentData, isError } = useGetSupplierQuery({ id: supplierId })
  if (isError) return <Muted>{words.failed}</Muted>
  if (!currentData) return <SkeletonText lines={3} />
  const { purchaseOrders, onTimeShare, qualityShare, accepted, quotes, averageLeadTime } = currentData.performance
  const lines = [
    words.orders(purchaseOrders),
    onTimeShare !== null && words.onTime(onTimeShare),
    qualityShare !== null && words.quality(qualityShare),
    words.accepted(accepted, quotes),
    averageLeadTime !== null && words.leadTime(averageLeadTime),
  ]
  return lines.filter((line) => line !== false).map((line) => <p key={line}>{line}</p>)
}
