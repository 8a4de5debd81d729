import type { WaitingItem, WaitingKind, WorkQueue } from '@kerf/shared-contracts/contracts/dashboard'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import type { Tone } from '@kerf/shared-ui/theme/palette.ts'
import {
  AlarmClock,
  BadgeAlert,
  FileCheck2,
  FileClock,
  FilePen,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageSquare,
} from 'lucide-react'

interface KindLook {
  count: Exclude<keyof WorkQueue, 'items'>
  tone: Tone
  icon: LucideIcon
  /** The list of everything that waits this way. */
  all: string
}

/** The kinds of waiting items, in the dashboard's order. */
export const waitingKinds: Readonly<Record<WaitingKind, KindLook>> = {
  new_rfq: {
    ...{ count: 'newRfqs', tone: 'blue', icon: Inbox },
    all: '/admin/customers?tab=rfqs&status=submitted&sort=date-asc',
  },
  new_quote: {
    ...{ count: 'newQuotes', tone: 'yellow', icon: FileClock },
    all: '/admin/customers?tab=rfqs&waiting=new_quote',
  },
  expiring_quote: {
    ...{ count: 'expiringQuotes', tone: 'yellow', icon: Hourglass },
    all: '/admin/customers?tab=rfqs&waiting=expiring_quote',
  },
  purchase_order: {
    ...{ count: 'purchaseOrders', tone: 'green', icon: FileCheck2 },
    all: '/admin/customers?tab=rfqs&waiting=purchase_order',
  },
  late_order: {
    ...{ count: 'lateOrders', tone: 'red', icon: AlarmClock },
    all: '/admin/customers?tab=active-orders&waiting=late_order',
  },
  quality_revision: {
    ...{ count: 'qualityRevisions', tone: 'red', icon: FilePen },
    all: '/admin/quality-checks?status=needs_revision&sort=date-asc',
  },
  message: { count: 'messages', tone: 'indigo', icon: MessageSquare, all: '/admin/messages?state=unanswered' },
  certificate: {
    ...{ count: 'certificates', tone: 'yellow', icon: BadgeAlert },
    all: '/admin/supplier-management?status=lapsing',
  },
}

/** Where an admin handles a waiting item. */
export function addressOf({ kind, rfqId, orderId, conversationId, supplierId, displayNumber }: WaitingItem): string {
  if (supplierId !== null) return `/admin/supplier-management?${new URLSearchParams({ supplier: supplierId })}`
  if (kind === 'message') return `/admin/messages?${new URLSearchParams({ conversation: conversationId ?? '' })}`
  if (orderId === null) return adminAddress.rfq(rfqId ?? '')
  if (kind === 'quality_revision')
    return `/admin/quality-checks?${new URLSearchParams({ q: displayNumber ?? '', order: orderId })}`
  return adminAddress.order(orderId)
}
