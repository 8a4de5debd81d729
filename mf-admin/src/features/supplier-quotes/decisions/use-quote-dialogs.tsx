import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { type ReactNode, useState } from 'react'
import { QuoteDetailsDialog } from '../quote/quote-details-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { PurchaseOrderDialog } from './purchase-order-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

type Kind = 'details' | 'accept' | 'reject' | 'order' | 'takeBack'

/** Opens a dialog about a quote, by the quote's id. */
export type OpenQuote = (kind: Kind, quoteId: string) => void

function find(requests: readonly SupplierRequest[], quoteId: string) {
  for (const request of requests) {
    const quote = request.supplierQuotes.find(({ id }) => id === quoteId)
    if (quote) return { request, quote }
  }
  return undefined
}

/**
 * The one dialog about a quote that is open. Whoever decides looks at the quote as it was when the dialog opened, and
 * is told what changed since: nobody accepts a price that came under their hands.
 * @param requests all that are on the screen
 */
export function useQuoteDialogs(requests: readonly SupplierRequest[]): { open: OpenQuote; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ kind: Kind; quoteId: string; seen: SupplierQuote | undefined }>()
  const open: OpenQuote = (kind, quoteId) => setOpened({ kind, quoteId, seen: find(requests, quoteId)?.quote })
  const close = () => setOpened(undefined)
  const found = opened && find(requests, opened.quoteId)
  if (!found) return { open, dialog: null }
  const { request, quote: now } = found
  const onLook = () => setOpened({ ...opened, seen: now })
  const about = { request, quote: opened.seen ?? now, now, onLook, onClose: close }
  const dialogs: Record<Kind, () => ReactNode> = {
    details: () => <QuoteDetailsDialog quote={now} onClose={close} />,
    accept: () => <AcceptDialog {...about} />,
    reject: () => <FeedbackDialog {...about} />,
    order: () => <PurchaseOrderDialog {...about} />,
    takeBack: () => <TakeBackDialog {...about} />,
  }
  return { open, dialog: dialogs[opened.kind]() }
}
