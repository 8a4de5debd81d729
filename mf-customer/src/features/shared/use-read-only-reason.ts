import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'
import { text } from './text.ts'

/**
 * Why this user may only look: viewers of a company do not act (decisions, 'Who sees what').
 * @returns the reason for `disabledReason`, or undefined for whoever may act
 */
export function useReadOnlyReason(): string | undefined {
  const { data: user } = useGetCurrentUserQuery()
  return user?.companyRole === 'viewer' ? text.readOnly : undefined
}
