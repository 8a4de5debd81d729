import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'

/**
 * Whether this user is read-only everywhere: a viewer of a company (docs/product/access.md, 'Who acts in a company').
 */
export function useIsViewer(): boolean {
  const { data: user } = useGetCurrentUserQuery()
  return user?.companyRole === 'viewer'
}
