import { saysNotFound } from '@kerf/shared-runtime'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PrintPage } from '@kerf/shared-ui/print/print-page.tsx'
import { FileX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { usePrintedFrom } from '../../shared/print-address.ts'
import { text } from '../text.ts'
import { PrintedQuote } from './printed-quote.tsx'

const words = text.print

function NotFound() {
  return (
    <EmptyState
      icon={<FileX size={22} />}
      headingLevel={1}
      title={text.notFound}
      text={text.notFoundText}
      action={<ButtonLink to="/quotes">{text.page.back}</ButtonLink>}
    />
  )
}

/** One quote for paper, named by the address: `/quotes/print?quote=<id>`. */
export function QuotePrintPage() {
  const [address] = useSearchParams()
  const id = address.get('quote') || null
  const { data: quote, error, isFetching, refetch } = useGetQuoteQuery({ id: id ?? '' }, { skip: id === null })

  const back = usePrintedFrom(quote ? `/quotes?quote=${quote.id}` : '/quotes')
  const notFound = id === null || saysNotFound(error)
  const failed = !notFound && error !== undefined && quote === undefined
  const nothing = notFound || failed ? words.missing : words.loading
  return (
    <PrintPage
      accent="customer"
      back={{ to: back, label: words.back }}
      documentTitle={quote && words.documentTitle(quote.quoteNumber, quote.rfq.projectName)}
      printDisabledReason={quote ? undefined : nothing}
    >
      {quote && !notFound && <PrintedQuote quote={quote} />}
      {notFound && <NotFound />}
      {failed && <ErrorState title={text.dialog.failed} error={error} onRetry={refetch} retrying={isFetching} />}
      {!quote && !notFound && !failed && <SkeletonText lines={14} />}
    </PrintPage>
  )
}
