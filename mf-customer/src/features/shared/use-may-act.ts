import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useCallback } from 'react'

/**
 * Whether this user may act on a request, its quote and its order. Viewers of a company may not, nor may former members
 * on what belongs to that company (docs/product/access.md, 'Who acts in a company'). Action buttons are then left out;
 * where an action is pending, `ViewingOnly` says who can do it.
 */
export function useMayAct(): (rfq: Pick<Rfq, 'companyId'>) => boolean {
  const { data: user } = useGetCurrentUserQuery()
  return useCallback(
    ({ companyId }) => user?.companyRole !== 'viewer' && isOfOwnCompany(companyId, user?.company?.id),
    [user],
  )
}

/** Whether a request belongs to a company that this user has left. */
export function useIsFormerMember(rfq: Pick<Rfq, 'companyId'>): boolean {
  return useFormerMembership()(rfq.companyId)
}

/** Tells companies that this user has left from their current one; something without a company is neither. */
export function useFormerMembership(): (companyId: string | null) => boolean {
  const { data: user } = useGetCurrentUserQuery()
  return (companyId) => user !== undefined && !isOfOwnCompany(companyId, user.company?.id)
}

function isOfOwnCompany(companyId: string | null, ownId: string | undefined): boolean {
  return companyId === null || companyId === ownId
}
