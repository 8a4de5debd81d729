import type { NavigationBadge } from '@kerf/module-kit/platform'
import { useGetAttentionQuery } from '@kerf/shared-contracts/client/generated/dashboard'
import { useGetUnreadCountQuery } from '@kerf/shared-contracts/client/generated/messages'
import { polling } from '@kerf/shared-contracts/client/polling'

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
