import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { DownloadQuote } from '@kerf/shared-parts/quotes/download-quote.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Printer } from 'lucide-react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { usePrintAddress } from '../../shared/print-address.ts'
import { text } from '../text.ts'

/** The quote as a file and for printing, and the conversation about it. */
export function QuotePapers({ quote }: { quote: Quote }) {
  const print = usePrintAddress(`/quotes/print?quote=${quote.id}`)
  return (
    <>
      {quote.quoteFileUrl && <DownloadQuote quote={quote} label={text.dialog.document} />}
      <ButtonLink to={print} target="_blank" icon={<Printer size={16} aria-hidden />}>
        {text.dialog.print}
      </ButtonLink>
      <MessagesLink about="quote" id={quote.id} rfq={quote.rfq} />
    </>
  )
}
