import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { EarlierOffers } from '@kerf/shared-parts/quotes/earlier-offers.tsx'
import { chosenLabel, currentOffer } from '@kerf/shared-parts/quotes/offers.ts'
import { QuoteBadge } from '@kerf/shared-parts/quotes/quote-badge.tsx'
import { QuoteLines } from '@kerf/shared-parts/quotes/quote-lines.tsx'
import { useProvider } from '@kerf/shared-runtime'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { BrandMark } from '@kerf/shared-ui/frames/brand-mark.tsx'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { quoteMaterials, quoteQuantities } from '../quote-words.ts'
import { text } from '../text.ts'

const words = text.dialog

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding: ${space[32]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  /* A phone has no room for a desk around the paper. */
  ${media.narrow} {
    padding: ${space[8]} 0 0;
    border: 0;
    background: none;
  }
`

const Letterhead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[16]};
  padding-bottom: ${space[16]};
  border-bottom: 2px solid ${color.accent};
`

const Heading = styled.p`
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.015em;
`

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Prose = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function quoteItems(quote: Quote) {
  return [
    { label: words.number, value: quote.quoteNumber },
    { label: words.date, value: formatDate(currentOffer(quote)?.createdAt ?? quote.createdAt) },
    { label: words.amount, value: words.inCurrency(formatMoney(quote.amount, quote.currency), quote.currency) },
    { label: words.validUntil, value: formatDate(quote.validUntil) },
    ...(quote.estimatedDeliveryDate ? [{ label: words.dueDate, value: formatDate(quote.estimatedDeliveryDate) }] : []),
  ]
}

function projectItems(quote: Quote) {
  const { rfq } = quote
  return [
    { label: words.projectName, value: rfq.projectName },
    { label: words.rfqId, value: displayIdentifier(rfq) },
    { label: words.material, value: quoteMaterials(rfq) },
    { label: words.quantity, value: quoteQuantities(quote) },
  ]
}

const offerLabels = { earlier: words.earlier, delivery: words.dueDate, notes: words.instructions }

function Passage({ title, children }: { title: string; children: string | null }) {
  if (!children) return null
  return (
    <div>
      <SectionTitle>{title}</SectionTitle>
      <Prose>{children}</Prose>
    </div>
  )
}

/** A quote as a paper document: letterhead, parties, prices, terms. */
export function QuoteDocument({ quote }: { quote: Quote }) {
  const { user } = quote.rfq
  const company = companyWords(user)
  const provider = useProvider()
  return (
    <Sheet aria-label={words.title(quote.quoteNumber)}>
      <Letterhead>
        <BrandMark brand={provider} />
        <div>
          <Cluster>
            <Heading>{words.heading}</Heading>
            <QuoteBadge quote={quote} />
          </Cluster>
          {quote.revision > 1 && <Muted>{words.revision(quote.revision)}</Muted>}
        </div>
      </Letterhead>
      <Parties>
        <Stack $gap={4}>
          <Muted>{words.preparedFor}</Muted>
          <strong>{company || user.name}</strong>
          {company && <span>{user.name}</span>}
        </Stack>
        <DefinitionList items={quoteItems(quote)} columns={2} />
      </Parties>
      <Stack $gap={8}>
        <SectionTitle>{words.project}</SectionTitle>
        <DefinitionList items={projectItems(quote)} columns={4} />
      </Stack>
      <QuoteLines label={words.lines} rfq={quote.rfq} offer={quote} chosenLabel={chosenLabel(quote)} />
      <Passage title={words.instructions}>{quote.notes}</Passage>
      <Passage title={words.terms}>{quote.terms}</Passage>
      <Passage title={words.notes}>{quote.rfq.notes}</Passage>
      <Passage title={words.response}>{quote.customerResponse}</Passage>
      <EarlierOffers quote={quote} labels={offerLabels} />
    </Sheet>
  )
}
