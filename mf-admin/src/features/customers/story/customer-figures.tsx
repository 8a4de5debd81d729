import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { StatCards } from '@kerf/shared-ui/content/stat-cards.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { CircleDollarSign, FileText, Inbox, Package } from 'lucide-react'
import { text } from './text.ts'

const figures = [
  { id: 'rfqs', icon: Inbox, to: '?tab=rfqs#lists' },
  { id: 'quotes', icon: FileText, to: '?tab=quotes#lists' },
  { id: 'orders', icon: Package, to: '?tab=orders#lists' },
  { id: 'spent', icon: CircleDollarSign },
] as const

function valuesOf({ rfqCount, quoteCount, orderCount, totalSpent }: CustomerDetails) {
  return {
    rfqs: rfqCount.toLocaleString(locale()),
    quotes: quoteCount.toLocaleString(locale()),
    orders: orderCount.toLocaleString(locale()),
    spent: formatMoney(totalSpent, 'USD'),
  }
}

/** The numbers of a customer's RFQs, quotes and orders, each linked to what it counts. */
export function CustomerFigures({ customer }: { customer: CustomerDetails | undefined }) {
  const { label, names, hints } = text.figures
  return (
    <StatCards label={label} figures={figures} names={names} hints={hints} values={customer && valuesOf(customer)} />
  )
}
