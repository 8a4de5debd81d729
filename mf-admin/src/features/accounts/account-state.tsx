import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { CircleCheck, Clock, KeyRound } from 'lucide-react'
import { text } from './text.ts'

/** Whether an account is usable, or what is still missing. */
export function AccountState({ account }: { account: Pick<Account, 'isVerified' | 'requiresPasswordReset'> }) {
  if (!account.isVerified) return <IconBadge tone="yellow" icon={Clock} label={text.states.unverified} />
  if (account.requiresPasswordReset) {
    return <IconBadge tone="blue" icon={KeyRound} label={text.states.password_reset} />
  }
  return <IconBadge tone="green" icon={CircleCheck} label={text.states.verified} />
}
