import { completenessBadge } from '@kerf/shared-contracts/rules/profile-completeness'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { text } from './text.ts'

const looks = {
  Complete: { tone: 'green', icon: CircleCheck },
  Partial: { tone: 'yellow', icon: CircleDashed },
  Incomplete: { tone: 'red', icon: CircleAlert },
} as const

/** The completeness of a supplier's profile (docs/product/suppliers.md, 'Profile completeness'), as in "Partial, 63%". */
export function CompletionBadge({ percent }: { percent: number }) {
  const level = completenessBadge(percent)
  return <IconBadge {...looks[level]} label={`${text.completeness[level]}, ${Math.round(percent)}%`} />
}
