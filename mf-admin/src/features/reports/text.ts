import { words } from '@kerf/shared-contracts/words/words'

const counted = (count: number) => count.toLocaleString('en-US')

export const text = words('mf-admin/reports', {
  title: 'Business Reports',
  description: 'What was requested, ordered and earned.',
  period: {
    label: 'Period',
    from: 'From',
    to: 'To',
    choose: 'Period',
    choices: {
      year: 'Last 12 months',
      month: 'This month',
      thisYear: 'This year',
      lastYear: 'Last year',
      custom: 'Custom',
    },
  },
  failed: 'Failed to load reports',
  failedText: 'Nothing is lost.',
  none: 'No Data Available',
  noneText: 'Nothing was requested, quoted or ordered in this period. Choose a longer one.',
  noneOfList: 'What happens in this period appears here.',
  stats: {
    label: 'Key figures of the period',
    names: {
      totalCustomers: 'Total Customers',
      totalRfqs: 'Total RFQs',
      totalOrders: 'Total Orders',
      totalRevenue: 'Total Revenue',
    },
    hints: {
      totalCustomers: 'At the end of the period',
      totalRfqs: 'Submitted in the period',
      totalOrders: 'Created in the period',
      totalRevenue: 'Orders in US dollars',
    },
  },
  results: {
    month: 'Month',
    table: { show: 'Show numbers', hide: 'Hide numbers' },
    share: (percent: string, part: number, whole: number) => `${percent} (${counted(part)} of ${counted(whole)})`,
    winRate: {
      title: 'Win Rate by Month',
      text: 'Quotes accepted so far, by the month of their first offer.',
      value: 'Accepted',
      none: 'No quotes',
    },
    onTime: {
      title: 'On-time Delivery by Month',
      text: 'Orders delivered by the day first promised, by the month of their delivery.',
      value: 'On time',
      none: 'No deliveries',
      unpromised: 'Delivered without a promised day',
    },
    margin: {
      title: 'Margin by Month',
      text: 'What customers pay for orders of the month that are bought from suppliers, less what these are paid. Only what is in US dollars throughout; what is made in-house is not taken off.',
      value: 'Margin',
      none: 'No orders bought from suppliers',
      said: (margin: string, orders: string) => `${margin}, ${orders}`,
      covered: (orders: number, of: number) =>
        `${counted(orders)} of ${counted(of)} ${of === 1 ? 'order' : 'orders'} bought from suppliers`,
      percent: (amount: string, percent: string | null) => (percent === null ? amount : `${amount} (${percent}%)`),
    },
  },
  customers: {
    title: 'Top Customers',
    rank: (rank: number) => `Rank ${rank}`,
    orders: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`,
  },
  activity: {
    title: 'Recent Activity',
    types: { rfq: 'RFQ', order: 'Order', quote: 'Quote' },
  },
  estimates: {
    title: 'Estimates against quotes',
    text: 'What was quoted for drawn parts, by what the cost tables said at that time: 1.10 means ten percent more was asked for. Quotes in the currency of the tables, each at its latest offer.',
    none: 'No drawn part was quoted in this period.',
    columns: {
      kind: 'Material and process',
      count: 'Prices',
      median: 'Median',
      spread: 'Lowest to highest tenth',
    },
    ratio: (value: number) => value.toFixed(2),
    spread: (low: string, high: string) => `${low} – ${high}`,
  },
  exports: {
    csv: 'Export CSV',
    excel: 'Export Excel',
    months: 'Export CSV: monthly figures',
    customers: 'Export CSV: top customers',
    activity: 'Export CSV: recent activity',
    estimates: 'Export CSV: estimates against quotes',
    failed: 'Export failed',
    tryAgain: 'Please try again.',
    nothing: 'There is nothing to export',
  },
})
