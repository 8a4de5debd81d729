import type { NavigationBadge } from '@kerf/module-kit/platform'
import { useGetUnreadCountQuery } from '@kerf/shared-contracts/client/generated/messages'

/** Milliseconds (specification 1, section 9). */
const pollEvery = 30_000

/** The counts that navigation entries show. Only what some entry wants is asked for. */
export function useBadges(wanted: readonly NavigationBadge[]): Record<NavigationBadge, number> {
  const skip = !wanted.includes('unreadMessages')
  const { data } = useGetUnreadCountQuery(undefined, { skip, pollingInterval: pollEvery })
  return { unreadMessages: data?.unreadCount ?? 0 }
}
