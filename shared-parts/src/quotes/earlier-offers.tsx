import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { earlierOffers, type Offer } from './offers.ts'
import { QuoteLines } from './quote-lines.tsx'
import { text } from './text.ts'

const words = text.earlier

const Offers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-top: ${space[8]};
`

const Disclosure = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  summary {
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    ${focusRing}
  }
  summary:hover {
    background: ${color.hover};
  }
  &[open] summary {
    border-bottom: 1px solid ${color.border};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    color: ${color.text};
  }
`

const Content = styled(Stack)`
  padding: ${space[12]};
`

/** The portal's heading for these. */
interface OfferLabels {
  earlier: string
  delivery: string
  notes: string
}

function termsOf({ validUntil, estimatedDeliveryDate, notes, terms }: Offer, labels: OfferLabels) {
  return [
    { label: words.validUntil, value: formatDate(validUntil) },
    ...(estimatedDeliveryDate ? [{ label: labels.delivery, value: formatDate(estimatedDeliveryDate) }] : []),
    ...(notes ? [{ label: labels.notes, value: notes, wide: true }] : []),
    ...(terms ? [{ label: words.terms, value: terms, wide: true }] : []),
  ]
}

/** Earlier offers, shown as they were. */
export function EarlierOffers({ quote, labels }: { quote: Quote; labels: OfferLabels }) {
  const offers = earlierOffers(quote)
  if (offers.length === 0) return null
  return (
    <div>
      <SectionTitle>{labels.earlier}</SectionTitle>
      <Offers>
        {offers.map((offer) => (
          <li key={offer.revision}>
            <EarlierOffer offer={offer} rfq={quote.rfq} labels={labels} />
          </li>
        ))}
      </Offers>
    </div>
  )
}

interface EarlierOfferProps {
  offer: Offer
  rfq: Quote['rfq']
  labels: OfferLabels
}

function EarlierOffer({ offer, rfq, labels }: EarlierOfferProps) {
  const { revision, createdAt, amount, currency, quoteFileUrl } = offer
  return (
    <Disclosure>
      <summary>{words.headline(revision, formatDate(createdAt), formatMoney(amount, currency))}</summary>
      <Content $gap={16}>
        <QuoteLines label={words.linesOf(revision)} rfq={rfq} offer={offer} chosenLabel={text.lines.inTotal} />
        <DefinitionList items={termsOf(offer, labels)} columns={3} />
        {quoteFileUrl && (
          <Cluster>
            <ButtonLink
              to={quoteFileUrl}
              target="_blank"
              rel="noreferrer"
              size="small"
              icon={<FileText size={14} aria-hidden />}
            >
              {words.documentOf(revision)}
            </ButtonLink>
          </Cluster>
        )}
      </Content>
    </Disclosure>
  )
}
