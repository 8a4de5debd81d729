import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { type ComponentType, lazy, Suspense, useState } from 'react'

/** The people of a customer's company: code that only customers load. */
export function CompanyTab({ load }: { load: () => Promise<ComponentType> }) {
  // Not created once at module scope, so that a failed load is retried with the page.
  const [Panel] = useState(() => lazy(async () => ({ default: await load() })))
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Panel />
    </Suspense>
  )
}
