import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, fontSize, fontWeight, media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney, formatShortDate } from '@kerf/shared-ui/words/format.ts'
import { Paperclip } from 'lucide-react'
import { styled } from 'styled-components'
import { MailLink } from '../../shared/mail-link.tsx'
import { QuoteActions } from '../decisions/quote-actions.tsx'
import type { OpenQuote } from '../decisions/use-quote-dialogs.tsx'
import type { Awarding } from '../quote/awarded-pieces.ts'
import { QuoteStatus } from '../quote/quote-status.tsx'
import { supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'

const words = text.quote

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 1.6fr) minmax(150px, 1fr) repeat(3, minmax(90px, 0.6fr));
  gap: ${space[8]} ${space[16]};
  align-items: start;

  ${media.belowWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`

const Name = styled.p`
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

const Fact = styled.div`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  span {
    display: block;
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

const Said = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/* At the end of the row below what was said, too, so that the buttons of all quotes stand below each other. */
const Actions = styled.div`
  margin-inline-start: auto;

  ${media.narrow} {
    margin-inline-start: 0;
  }
`

const Attached = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`

interface QuoteRowProps {
  request: Awarding
  quote: SupplierQuote
  onOpen: OpenQuote
}

/** A supplier quote below its project. */
export function QuoteRow({ request, quote, onOpen }: QuoteRowProps) {
  const { supplier, currency, notes, adminFeedback, awardedAmount } = quote
  return (
    <ListRow>
      <Line>
        <div>
          <Name>{supplierName(supplier)}</Name>
          <Muted>
            <MailLink address={supplier.email} />
          </Muted>
        </div>
        <QuoteStatus quote={quote} />
        <Fact>
          <span>{words.price}</span>
          {formatMoney(quote.price, currency)}
        </Fact>
        <Fact>
          <span>{words.leadTime}</span>
          {text.days(quote.leadTime)}
        </Fact>
        <Fact>
          <span>{words.submitted}</span>
          {formatShortDate(quote.submittedAt)}
        </Fact>
      </Line>
      <Foot>
        <Said>
          {awardedAmount && <p>{words.awarded(formatMoney(awardedAmount, currency))}</p>}
          {notes && <p>{notes}</p>}
          {adminFeedback && <Muted>{words.feedback(adminFeedback)}</Muted>}
          {quote.quoteFileUrl && (
            <Attached>
              <Paperclip size={14} aria-hidden />
              {words.attached}
            </Attached>
          )}
        </Said>
        <Actions>
          <QuoteActions request={request} quote={quote} onOpen={onOpen} />
        </Actions>
      </Foot>
    </ListRow>
  )
}
