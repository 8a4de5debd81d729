import { SkeletonText } from '@kerf/shared-ui/skeleton'
import { lazy, Suspense, useState } from 'react'

const loadPanel = async () => ({ default: (await import('../../company/company-panel.tsx')).CompanyPanel })

/** The people of a customer's company: code that only customers load. */
export function CompanyTab() {
  // Made here and not once for all, so that a load that failed is tried again when the page is.
  const [Panel] = useState(() => lazy(loadPanel))
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Panel />
    </Suspense>
  )
}
