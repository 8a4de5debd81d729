import type { NavigationBadge } from '@kerf/module-kit/platform'
import { polling } from '@kerf/shared-runtime'
import { useGetAttentionQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { useGetUnreadCountQuery } from '@kerf/shared-runtime/endpoints/messages'

/** Specification 1, section 9: asked every 30 s (milliseconds here), stale after 10 s (seconds here). */
const freshness = { ...polling, refetchOnMountOrArgChange: 10 } as const

/** The counts that navigation entries show. Only what some entry wants is asked for. */
export function useBadges(wanted: readonly NavigationBadge[]): Record<NavigationBadge, number> {
  const wantsAttention = wanted.includes('quotesWaiting') || wanted.includes('ordersWaiting')
  const messages = useGetUnreadCountQuery(undefined, { ...freshness, skip: !wanted.includes('unreadMessages') })
  const attention = useGetAttentionQuery(undefined, { ...freshness, skip: !wantsAttention })
  const { quotesToAnswer = 0, quotesWaitingForPurchaseOrder = 0, qualityChecksToDecide = 0 } = attention.data ?? {}
  return {
    unreadMessages: messages.data?.unreadCount ?? 0,
    quotesWaiting: quotesToAnswer + quotesWaitingForPurchaseOrder,
    ordersWaiting: qualityChecksToDecide,
  }
}
