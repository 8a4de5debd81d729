import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/production', {
  title: 'Production',
  description: 'Orders that are not archived, by stage or by due date',
  view: 'View',
  views: { board: 'Board', calendar: 'Calendar' },
  loading: 'The orders are being loaded',
  failed: 'Failed to load the orders',
  failedText: 'Nothing is lost.',
  none: 'No Orders Yet',
  toRfqs: 'View Incoming RFQs',
  noneText: 'An accepted quote with a purchase order becomes an order; you create it in the RFQ.',
  due: {
    today: 'Due today',
    left: (days: number) => (days === 1 ? '1 day left' : `${days.toLocaleString('en-US')} days left`),
    late: (days: number) => (days === 1 ? '1 day late' : `${days.toLocaleString('en-US')} days late`),
  },
  board: {
    label: 'Stages',
    late: (count: string) => `${count} late`,
    orders: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
    empty: 'No orders',
    more: (count: string) => `${count} more`,
    due: (date: string, due: string) => `${date}, ${due}`,
    undated: 'No due date',
    move: (order: string) => `Move ${order}`,
    present: 'The order is in this stage',
    final: 'This order is delivered; its status is final unless it is reopened',
    usual: (days: number) => {
      if (days < 1) return 'Usually less than a day'
      const whole = Math.round(days)
      return whole === 1 ? 'Usually 1 day' : `Usually ${whole.toLocaleString('en-US')} days`
    },
  },
  move: {
    title: (order: string, stage: string) => `Move ${order} to ${stage}?`,
    body: (project: string, before: string, stage: string) =>
      `${isolated(project)} goes from ${before} to ${stage}. The customer sees it at once and is told by email.`,
    unshipped: (pieces: string) => `${pieces} have not been shipped yet. The status of a delivered order is final.`,
    unshippedUnknown: 'Some pieces have not been shipped yet. The status of a delivered order is final.',
    confirm: (stage: string) => `Move to ${stage}`,
    done: 'Status updated',
    doneText: (order: string, stage: string) => `${order} is now ${stage}.`,
    failed: 'Failed to update order status',
  },
  calendar: {
    caption: (month: string) => `Orders due in ${month}`,
    previous: 'Previous month',
    next: 'Next month',
    today: 'This Month',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
    shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const,
    late: 'Late',
    more: (count: string) => `${count} more`,
    moreOf: (count: string, day: string) => `${count} more on ${day}`,
    noneInMonth: 'No orders are due in this month.',
    day: (day: string) => `Due on ${day}`,
    shown: (count: string, total: string) => `The first ${count} of ${total} orders.`,
  },
})
