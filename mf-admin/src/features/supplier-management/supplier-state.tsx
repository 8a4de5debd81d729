import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { certificateLapses } from '@kerf/shared-contracts/rules/supplier-requests'
import { businessToday } from '@kerf/shared-runtime'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { BadgeCheck, Ban, CalendarClock, CircleAlert, Clock } from 'lucide-react'
import { text } from './text.ts'

/** Whether a supplier is verified or suspended. */
export function SupplierState({ supplier }: { supplier: Pick<Supplier, 'isVerified' | 'isSuspended'> }) {
  if (supplier.isSuspended) return <IconBadge tone="red" icon={Ban} label={text.states.suspended} />
  if (supplier.isVerified) return <IconBadge tone="green" icon={BadgeCheck} label={text.states.verified} />
  return <IconBadge tone="yellow" icon={Clock} label={text.states.unverified} />
}

/** Says that a certificate has expired, or expires soon. */
export function CertificateWarning({ endsOn }: { endsOn: string | null }) {
  const state = certificateLapses(endsOn, businessToday())
  if (state === 'ended') return <IconBadge tone="red" icon={CircleAlert} label={text.certificates.ended} />
  if (state === 'ending') return <IconBadge tone="yellow" icon={CalendarClock} label={text.certificates.ending} />
  return null
}
