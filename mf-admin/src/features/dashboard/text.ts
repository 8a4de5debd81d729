import { words } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/dashboard', {
  title: 'Dashboard',
  description: 'What needs your attention today.',
  failed: 'Failed to load dashboard data',
  failedText: 'Requests and orders are safe.',
  stats: {
    label: 'Key figures',
    names: {
      newRfqs: 'New RFQs',
      pendingReview: 'Pending Review',
      quotedToday: 'Quoted Today',
      monthlyRevenue: 'Revenue MTD',
    },
    hints: {
      newRfqs: 'Nobody has looked at them yet',
      pendingReview: 'Opened, and not yet quoted',
      quotedToday: 'Offers and revisions sent',
      monthlyRevenue: 'Orders in US dollars created this month',
    },
  },
  queue: {
    title: 'Work Queue',
    description: 'What needs an admin’s attention, longest waiting first.',
    byKind: 'Waiting items by kind',
    oldest: 'Waiting longest',
    showAll: 'Show all: ',
    kinds: {
      new_rfq: { one: 'New RFQ', other: 'New RFQs' },
      new_quote: { one: 'New quote requested', other: 'New quotes requested' },
      expiring_quote: { one: 'Quote expires soon', other: 'Quotes expire soon' },
      purchase_order: { one: 'PO received', other: 'POs received' },
      late_order: { one: 'Late order', other: 'Late orders' },
      quality_revision: { one: 'Revision requested', other: 'Revisions requested' },
      message: { one: 'Unanswered message', other: 'Unanswered messages' },
      certificate: { one: 'Certificate lapses', other: 'Suppliers with lapsing certificates' },
    },
    generalMessage: (name: string) => `Message from ${isolated(name)}`,
    justNow: 'Less than an hour ago',
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? '1 day ago' : `${count.toLocaleString('en-US')} days ago`),
    late: (due: string, days: number) =>
      `Due ${due}, ${days === 1 ? '1 day late' : `${days.toLocaleString('en-US')} days late`}`,
    valid: (until: string, days: number) =>
      days === 0 ? 'Last valid today' : `Valid until ${until}, ${days === 1 ? '1 more day' : `${days} more days`}`,
    ends: (until: string, days: number) => {
      if (days === 0) return 'Ends today'
      const count = Math.abs(days)
      const when = count === 1 ? '1 day' : `${count.toLocaleString('en-US')} days`
      return days > 0 ? `Ends ${until}, in ${when}` : `Ended ${until}, ${when} ago`
    },
    shown: (shown: number, total: number) => `The ${shown} that have waited longest, of ${formatCount(total)} in all.`,
    none: 'Nothing needs your attention',
    noneText: 'New requests, purchase orders, late orders, unanswered messages and lapsing certificates appear here.',
    failed: 'Failed to load the work queue',
    failedText: 'Nothing is lost.',
  },
  months: {
    title: 'Last 12 Months',
    described: { rfqs: 'Submitted in the last 12 months', revenue: 'Orders in US dollars of the last 12 months' },
    viewReports: 'View Reports',
    none: 'No figures yet',
    noneText: 'Each month appears here once there is something to count.',
    failed: 'Failed to load monthly figures',
  },
  actions: {
    title: 'Quick Actions',
    createQuote: 'Create Quote to Suppliers',
    customers: 'Manage Customers',
    suppliers: 'Manage Suppliers',
    purchaseOrders: 'Purchase Orders',
    activeOrders: 'Active Orders',
    manualCreation: 'Create Quote/Order',
    search: 'Search Customers',
    reports: 'View Reports',
  },
  quality: {
    title: 'Quality Checks',
    viewAll: 'View All Checks',
    counts: 'Quality checks by state',
    awaiting: 'Awaiting approval',
    ready: 'Ready',
    needsRevision: 'Needs revision',
    failed: 'Failed to load quality checks',
    none: 'No quality checks in progress',
    noneText: 'Orders in quality check appear here with the customer’s decision.',
    states: { pending: 'Awaiting approval', approved: 'Ready', needs_revision: 'Needs revision' },
  },
  recent: {
    title: 'Recent RFQs',
    viewAll: 'View All RFQs',
    failed: 'Failed to load RFQs',
    none: 'No RFQs yet',
    noneText: 'Requests appear here as soon as a customer submits one.',
  },
})
