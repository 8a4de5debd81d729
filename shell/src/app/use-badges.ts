import type { NavigationBadge } from '@kerf/module-kit/platform'
import { useGetUnreadCountQuery } from '@kerf/shared-contracts/client/generated/messages'
import { polling } from '@kerf/shared-contracts/client/polling'

/** Specification 1, section 9: asked every 30 s (milliseconds here), stale after 10 s (seconds here). */
const freshness = { ...polling, refetchOnMountOrArgChange: 10 } as const

/** The counts that navigation entries show. Only what some entry wants is asked for. */
export function useBadges(wanted: readonly NavigationBadge[]): Record<NavigationBadge, number> {
  const skip = !wanted.includes('unreadMessages')
  const { data } = useGetUnreadCountQuery(undefined, { skip, ...freshness })
  return { unreadMessages: data?.unreadCount ?? 0 }
}
