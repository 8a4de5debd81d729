import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'

/**
 * Whether this user looks and does not act, whatever it is about: viewers of a company (docs/product/access.md, 'Who
 * acts in a company').
 */
export function useIsViewer(): boolean {
  const { data: user } = useGetCurrentUserQuery()
  return user?.companyRole === 'viewer'
}
