import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import type { Verdict } from '@kerf/shared-contracts/rules/characteristics'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Check, CircleHelp, Minus, X } from 'lucide-react'
import { verdictWords } from './words.ts'

const badges = {
  in_tolerance: { tone: 'green', icon: Check },
  out_of_tolerance: { tone: 'red', icon: X },
  not_measured: { tone: 'grey', icon: Minus },
  needs_limits: { tone: 'yellow', icon: CircleHelp },
} as const satisfies Record<Verdict, object>

/** The verdict on a characteristic, in colour, sign and word. */
export function VerdictBadge({ kind, verdict }: Pick<DecidedCharacteristic, 'kind' | 'verdict'>) {
  return <IconBadge {...badges[verdict]} label={verdictWords({ kind, verdict })} />
}
