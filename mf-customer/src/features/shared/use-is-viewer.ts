import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'

/**
 * Whether this user looks and does not act: viewers of a company (decisions, 'Who sees what'). Ways into an act are then
 * not shown at all, and where an object waits for one, `ViewingOnly` says who can do it.
 */
export function useIsViewer(): boolean {
  const { data: user } = useGetCurrentUserQuery()
  return user?.companyRole === 'viewer'
}
