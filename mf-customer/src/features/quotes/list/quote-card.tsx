import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { nextOfQuote } from '@kerf/shared-contracts/rules/next-step'
import { mayUploadPurchaseOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { DownloadQuote } from '@kerf/shared-parts/quotes/download-quote.tsx'
import { QuoteBadge } from '@kerf/shared-parts/quotes/quote-badge.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Eye, FileUp, History } from 'lucide-react'
import { styled } from 'styled-components'
import { useMayAct } from '../../shared/use-may-act.ts'
import { ViewingOnly } from '../../shared/viewing-only.tsx'
import { YourTurn } from '../../shared/your-turn.tsx'
import { DownloadPurchaseOrder } from '../quote-downloads.tsx'
import { QuoteRenewal } from '../quote-renewal.tsx'
import { amountNote, quoteMaterials, quoteQuantities } from '../quote-words.ts'
import { text } from '../text.ts'

export const QuoteCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr));
  gap: ${space[16]};

  & > li > section {
    height: 100%;
  }
`

const Amount = styled.p`
  font-size: ${fontSize[20]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;

  span {
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.regular};
  }
`

export interface QuoteCardActions {
  onView: (quoteId: string) => void
  onUploadPurchaseOrder: (quote: ListedQuote) => void
}

function cardItems(quote: ListedQuote) {
  const words = text.card
  return [
    { label: words.quoteNumber, value: quote.quoteNumber },
    { label: words.rfqId, value: displayIdentifier(quote.rfq) },
    { label: words.material, value: quoteMaterials(quote.rfq) },
    { label: words.quantity, value: quoteQuantities(quote) },
    ...(quote.status === 'pending' ? [{ label: words.validUntil, value: formatDate(quote.validUntil) }] : []),
    ...(quote.purchaseOrderNumber ? [{ label: words.purchaseOrder, value: quote.purchaseOrderNumber }] : []),
    ...(quote.orderNumber ? [{ label: words.order, value: quote.orderNumber }] : []),
  ]
}

/** One quote in its group, with its next action. */
export function QuoteCard({ quote, onView, onUploadPurchaseOrder }: QuoteCardActions & { quote: ListedQuote }) {
  const mayAct = useMayAct()(quote.rfq)
  const waitsForPurchaseOrder = mayUploadPurchaseOrder(quote)
  const isRevised = quote.status === 'pending' && quote.revision > 1
  return (
    <li>
      <Card
        aria-label={quote.quoteNumber}
        headingLevel={3}
        title={quote.rfq.projectName}
        picture={<RowPicture picture={quote.picture} size="medium" />}
        actions={
          <>
            {isRevised && <IconBadge tone="blue" icon={History} label={text.card.revised} />}
            <QuoteBadge quote={quote} />
            <YourTurn next={nextOfQuote(quote)} rfq={quote.rfq} />
          </>
        }
      >
        <Stack $gap={16}>
          <Amount>
            {formatMoney(quote.amount, quote.currency)}{' '}
            <span>{[quote.currency, amountNote(quote)].filter(Boolean).join(' ')}</span>
          </Amount>
          <DefinitionList items={cardItems(quote)} columns={2} />
          <QuoteRenewal quote={quote} />
          {!mayAct && waitsForPurchaseOrder && <ViewingOnly rfq={quote.rfq} act={text.card.uploadAct} />}
          <Cluster>
            {mayAct && waitsForPurchaseOrder && (
              <Button
                variant="primary"
                icon={<FileUp size={16} aria-hidden />}
                onClick={() => onUploadPurchaseOrder(quote)}
              >
                {text.card.uploadPurchaseOrder}
              </Button>
            )}
            <Button
              variant={quote.status === 'pending' && !quote.isExpired ? 'primary' : 'secondary'}
              icon={<Eye size={16} aria-hidden />}
              aria-label={text.card.of(text.card.view, quote.rfq.projectName)}
              onClick={() => onView(quote.id)}
            >
              {text.card.view}
            </Button>
            <DownloadQuote
              quote={quote}
              label={text.card.download}
              name={text.card.of(text.card.download, quote.rfq.projectName)}
            />
            {quote.purchaseOrderUrl && <DownloadPurchaseOrder quote={quote} />}
          </Cluster>
        </Stack>
      </Card>
    </li>
  )
}

/** Three placeholder cards (docs/product/quotes.md, 'My Quotes'); a screen reader hears only that quotes are loading. */
export function QuoteCardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <QuoteCards aria-hidden>
        {['first', 'second', 'third'].map((place) => (
          <li key={place}>
            <Card>
              <Stack $gap={16}>
                <Skeleton width="55%" height="20px" />
                <Skeleton width="40%" height="28px" />
                <SkeletonText lines={3} />
                <Skeleton width="70%" height="36px" />
              </Stack>
            </Card>
          </li>
        ))}
      </QuoteCards>
    </>
  )
}
