import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { BadgeCheck, Ban, Clock } from 'lucide-react'
import { text } from './text.ts'

/** Whether a supplier was checked, or has no access. */
export function SupplierState({ supplier }: { supplier: Pick<Supplier, 'isVerified' | 'isSuspended'> }) {
  if (supplier.isSuspended) return <IconBadge tone="red" icon={Ban} label={text.states.suspended} />
  if (supplier.isVerified) return <IconBadge tone="green" icon={BadgeCheck} label={text.states.verified} />
  return <IconBadge tone="yellow" icon={Clock} label={text.states.unverified} />
}
