import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useCallback } from 'react'

/**
 * Whether this user may act on a request and on what came of it. Viewers of a company look and do not act; nor do
 * former members on what is that company's (docs/product/access.md, 'Who acts in a company'). Ways into an act are then
 * not shown at all, and where an object waits for one, `ViewingOnly` says who can do it.
 */
export function useMayAct(): (rfq: Pick<Rfq, 'companyId'>) => boolean {
  const { data: user } = useGetCurrentUserQuery()
  return useCallback(
    ({ companyId }) => user?.companyRole !== 'viewer' && isOfOwnCompany(companyId, user?.company?.id),
    [user],
  )
}

/** Whether a request is of a company that this user has left. */
export function useIsFormerMember(rfq: Pick<Rfq, 'companyId'>): boolean {
  const { data: user } = useGetCurrentUserQuery()
  return user !== undefined && !isOfOwnCompany(rfq.companyId, user.company?.id)
}

function isOfOwnCompany(companyId: string | null, ownId: string | undefined): boolean {
  return companyId === null || companyId === ownId
}
