import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { currentOffer, earlierOffers, partNames } from '@kerf/shared-parts/quotes/offers.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { color, fontSize, fontWeight, media, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { type Price, type QuoteChange, quoteChanges } from './quote-changes.ts'

const words = text.changes

const Frame = styled.section`
  padding: ${space[16]};
  border: 1px solid ${toneColor('blue').strong};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Title = styled.h3`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const Changes = styled.dl`
  display: grid;
  /* Leaves most of the width to the values, however long a part's name is. */
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${space[8]} ${space[24]};
  margin: ${space[12]} 0 0;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }

  dt {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    gap: ${space[4]} ${space[8]};
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
    ${media.narrow} {
      margin-bottom: ${space[8]};
    }
  }
  svg {
    color: ${color.textSubtle};
  }
`

const Before = styled.del`
  min-width: 0;
  color: ${color.textMuted};
`

const After = styled.ins`
  min-width: 0;
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
`

const money = (price: Price | null) => (price ? formatMoney(price.amount, price.currency) : null)

/** A change in words: its label, and the values before and after; null for no value. */
function describe(change: QuoteChange, names: Map<string, string>) {
  switch (change.field) {
    case 'amount': {
      const label = change.isAtChosen ? words.amountAtChosen : words.amount
      return { label, before: money(change.before), after: money(change.after) }
    }
    case 'line': {
      const label = words.price(names.get(change.partId) ?? '', piecesWords(change.quantity))
      return { label, before: money(change.before), after: money(change.after) }
    }
    case 'charge':
      return { label: change.label, before: money(change.before), after: money(change.after) }
    case 'validUntil':
    case 'estimatedDeliveryDate':
      return { label: words[change.field], before: formatDate(change.before), after: formatDate(change.after) }
    case 'notes':
    case 'terms':
      return { label: words[change.field], before: change.before, after: change.after }
    case 'document':
      return {
        label: words.document,
        before: change.before && words.oldDocument,
        after: change.after && words.newDocument,
      }
  }
}

/** A charge may have the same name as anything else. */
function keyOf(change: QuoteChange): string {
  if (change.field === 'line') return `line ${change.partId} ${change.quantity}`
  return change.field === 'charge' ? `charge ${change.label}` : change.field
}

/** What the current offer changed from the previous one, shown until the quote is answered. */
export function QuoteChangeList({ quote }: { quote: Quote }) {
  const titleId = useId()
  const [before] = earlierOffers(quote)
  const after = currentOffer(quote)
  if (!before || !after || quote.status !== 'pending') return null
  const names = partNames(quote.rfq)
  const changes = quoteChanges(before, after)
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>{words.title(before.revision, formatDate(before.createdAt))}</Title>
      {changes.length === 0 ? (
        words.nothing
      ) : (
        <Changes>
          {changes.map((change) => (
            <ChangedValue key={keyOf(change)} {...describe(change, names)} />
          ))}
        </Changes>
      )}
    </Frame>
  )
}

function ChangedValue({ label, before, after }: ReturnType<typeof describe>) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <VisuallyHidden>{words.before}</VisuallyHidden>
        {before ? <Before>{before}</Before> : <span>{words.none}</span>}
        <ArrowRight size={14} aria-hidden />
        <VisuallyHidden>{words.after}</VisuallyHidden>
        {after ? <After>{after}</After> : <After as="span">{words.none}</After>}
      </dd>
    </>
  )
}
