import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Check, FilePlus, Info, PackageCheck, Paperclip, Undo2, X } from 'lucide-react'
import { purchaseOrderAddress } from '../../shared/addresses.ts'
import type { Awarding } from '../quote/awarded-pieces.ts'
import { reasonAgainst, reasonAgainstSupplier, supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import type { OpenQuote } from './use-quote-dialogs.tsx'

const words = text.actions

interface QuoteActionsProps {
  /** Which the quote is for. */
  request: Awarding
  quote: SupplierQuote
  onOpen: OpenQuote
}

function Decision({ request, quote, onOpen }: QuoteActionsProps) {
  const name = supplierName(quote.supplier)
  return (
    <>
      <Button
        size="small"
        icon={<Check size={14} aria-hidden />}
        aria-label={words.acceptOf(name)}
        disabledReason={reasonAgainst(request, quote)}
        onClick={() => onOpen('accept', quote.id)}
      >
        {words.accept}
      </Button>
      <Button
        size="small"
        icon={<X size={14} aria-hidden />}
        aria-label={words.rejectOf(name)}
        onClick={() => onOpen('reject', quote.id)}
      >
        {words.reject}
      </Button>
    </>
  )
}

function Ordering({ quote, onOpen }: Omit<QuoteActionsProps, 'request'>) {
  const { purchaseOrderId, purchaseOrderNumber, hasPurchaseOrder } = quote
  if (hasPurchaseOrder) {
    return (
      <ButtonLink
        size="small"
        to={purchaseOrderId ? purchaseOrderAddress(purchaseOrderId) : '/admin/purchase-orders'}
        icon={<PackageCheck size={14} aria-hidden />}
        aria-label={words.poOf(purchaseOrderNumber ?? '')}
      >
        {words.poCreated}
      </ButtonLink>
    )
  }
  const name = supplierName(quote.supplier)
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<FilePlus size={14} aria-hidden />}
        aria-label={words.createPoOf(name)}
        disabledReason={reasonAgainstSupplier(quote)}
        onClick={() => onOpen('order', quote.id)}
      >
        {words.createPo}
      </Button>
      <Button
        size="small"
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={words.takeBackOf(name)}
        onClick={() => onOpen('takeBack', quote.id)}
      >
        {words.takeBack}
      </Button>
      {quote.isPurchaseOrderCancelled && purchaseOrderId && (
        <ButtonLink size="small" variant="ghost" to={purchaseOrderAddress(purchaseOrderId)}>
          {words.cancelledPo(purchaseOrderNumber ?? '')}
        </ButtonLink>
      )}
    </>
  )
}

/** Everything that can be done with a supplier quote. */
export function QuoteActions({ request, quote, onOpen }: QuoteActionsProps) {
  const name = supplierName(quote.supplier)
  return (
    <Cluster $gap={4}>
      <Button
        size="small"
        variant="ghost"
        icon={<Info size={14} aria-hidden />}
        aria-label={words.detailsOf(name)}
        onClick={() => onOpen('details', quote.id)}
      >
        {words.details}
      </Button>
      {quote.quoteFileUrl && (
        <ButtonLink
          size="small"
          variant="ghost"
          to={quote.quoteFileUrl}
          target="_blank"
          rel="noreferrer"
          icon={<Paperclip size={14} aria-hidden />}
          aria-label={words.attachmentOf(name)}
        >
          {words.attachment}
        </ButtonLink>
      )}
      {quote.status === 'pending' && <Decision request={request} quote={quote} onOpen={onOpen} />}
      {quote.status === 'accepted' && <Ordering quote={quote} onOpen={onOpen} />}
    </Cluster>
  )
}
