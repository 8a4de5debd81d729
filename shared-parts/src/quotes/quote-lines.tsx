import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Check } from 'lucide-react'
import { FilesPicture } from '../files/row-picture.tsx'
import { materialWords, piecesWords } from '../rfqs/words.ts'
import { choices, keyed, linesOfTotal, partNames, type QuoteLine } from './offers.ts'
import {
  Body,
  Cell,
  Foot,
  Head,
  HeadCell,
  Material,
  PartName,
  Row,
  RowHead,
  Table,
  TotalRow,
} from './quote-lines-style.tsx'
import { text } from './text.ts'

const words = text.lines

interface QuoteLinesProps {
  /** Accessible name. */
  label: string
  rfq: Quote['rfq']
  offer: Pick<Quote, 'lines' | 'charges' | 'amount' | 'currency'>
  /** Header of the column that marks the lines in the total. */
  chosenLabel: string
}

/** Whether a line starts another part: only there its name is shown. */
function beginsPart(lines: readonly QuoteLine[], index: number): boolean {
  return lines[index]?.partId !== lines[index - 1]?.partId
}

function Chosen({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      {isChosen && <Check size={16} aria-hidden />}
      <VisuallyHidden>{isChosen ? words.yes : words.no}</VisuallyHidden>
    </>
  )
}

/** Every part at every priced quantity, which of them count, and their sum. */
export function QuoteLines({ label, rfq, offer, chosenLabel }: QuoteLinesProps) {
  const { lines, currency, amount } = offer
  const names = partNames(rfq)
  const materials = new Map(rfq.parts.map((part) => [part.id, materialWords(part)]))
  const files = new Map(rfq.parts.map((part) => [part.id, part.files]))
  const hasChoice = choices(offer).length > 0
  return (
    <Table aria-label={label} $hasChoice={hasChoice}>
      <Head>
        <Row>
          {[words.part, words.quantity, words.unitPrice, words.amount, ...(hasChoice ? [chosenLabel] : [])].map(
            (head) => (
              <HeadCell key={head}>{head}</HeadCell>
            ),
          )}
        </Row>
      </Head>
      <Body>
        {lines.map((line, index) => (
          <Row key={`${line.partId} ${line.quantity}`} $isPassedOver={hasChoice && !line.isChosen}>
            <Cell>
              <PartName $isNamed={beginsPart(lines, index)}>
                {beginsPart(lines, index) && <FilesPicture files={files.get(line.partId) ?? []} />}
                <span>
                  {names.get(line.partId)}
                  <Material>{materials.get(line.partId)}</Material>
                </span>
              </PartName>
            </Cell>
            <Cell>{piecesWords(line.quantity)}</Cell>
            <Cell>{formatMoney(line.unitPrice, currency)}</Cell>
            <Cell>{formatMoney(line.amount, currency)}</Cell>
            {hasChoice && (
              <Cell>
                <Chosen isChosen={line.isChosen} />
              </Cell>
            )}
          </Row>
        ))}
      </Body>
      <Foot>
        {keyed(linesOfTotal(offer)).map((line) => (
          <TotalRow key={line.key}>
            <RowHead colSpan={3}>{line.label}</RowHead>
            <Cell>{formatMoney(line.amount, currency)}</Cell>
            {hasChoice && <Cell />}
          </TotalRow>
        ))}
        <Row>
          <RowHead colSpan={3}>{words.total}</RowHead>
          <Cell>{formatMoney(amount, currency)}</Cell>
          {hasChoice && <Cell />}
        </Row>
      </Foot>
    </Table>
  )
}
