import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { text } from '../text.ts'

/**
 * Says why a file has no 3D view. Customers are told that it is quoted all the same, by hand; those who quote it know.
 * @returns what makes the words
 */
export function useReason(): (why: string) => string {
  const { data: user } = useGetCurrentUserQuery()
  const isCustomer = user?.role === 'customer' && !user.isAdmin
  return (why) => (isCustomer ? `${why} ${text.failed.byHand}` : why)
}
