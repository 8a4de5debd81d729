import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { type ReactNode, useState } from 'react'
import { AcceptDialog } from './accept-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { PurchaseOrderDialog } from './purchase-order-dialog.tsx'
import { QuoteDetailsDialog } from './quote-details-dialog.tsx'

type Kind = 'details' | 'accept' | 'reject' | 'order'

/** Opens a dialog about a quote, by the quote's id. */
export type OpenQuote = (kind: Kind, quoteId: string) => void

/**
 * The one dialog about a quote that is open. It shows the quote as it is now: somebody else may have decided it.
 * @param requests all that are on the screen
 */
export function useQuoteDialogs(requests: readonly SupplierRequest[]): { open: OpenQuote; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ kind: Kind; quoteId: string }>()
  const open: OpenQuote = (kind, quoteId) => setOpened({ kind, quoteId })
  const close = () => setOpened(undefined)
  const request = requests.find(({ supplierQuotes }) => supplierQuotes.some(({ id }) => id === opened?.quoteId))
  const quote = request?.supplierQuotes.find(({ id }) => id === opened?.quoteId)
  if (!opened || !request || !quote) return { open, dialog: null }
  const about = { request, quote, onClose: close }
  const dialogs: Record<Kind, () => ReactNode> = {
    details: () => <QuoteDetailsDialog {...about} />,
    accept: () => <AcceptDialog {...about} />,
    reject: () => <FeedbackDialog {...about} />,
    order: () => <PurchaseOrderDialog {...about} />,
  }
  return { open, dialog: dialogs[opened.kind]() }
}
