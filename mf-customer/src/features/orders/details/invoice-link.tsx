import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { showsInvoice } from '@kerf/shared-contracts/rules/order-lifecycle'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Receipt } from 'lucide-react'
import { text } from '../text.ts'

/** Opens the invoice in a new tab, from the stage in which an order has one. */
export function InvoiceLink({ order, small = false }: { order: Order; small?: boolean }) {
  if (!showsInvoice(order) || order.invoiceUrl === null) return null
  return (
    <ButtonLink
      to={order.invoiceUrl}
      target="_blank"
      rel="noreferrer"
      size={small ? 'small' : 'medium'}
      icon={<Receipt size={16} aria-hidden />}
    >
      {text.card.viewInvoice}
    </ButtonLink>
  )
}
