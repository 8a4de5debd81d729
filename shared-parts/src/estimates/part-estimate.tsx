import type { PartEstimate as Estimate } from '@kerf/shared-contracts/contracts/estimates'
import type { RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { useEstimateFileQuery } from '@kerf/shared-runtime/endpoints/estimates'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { FactsTable } from '@kerf/shared-ui/content/facts-table.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { fontSize, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useSettled } from '../forms/use-settled.ts'
import { useFacts } from '../measures/use-facts.ts'
import { text } from './text.ts'

const Prices = styled(FactsTable)`
  max-width: 480px;

  th,
  td {
    padding: 5px 0 5px ${space[12]};
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`

const Hints = styled.ul`
  padding-inline-start: ${space[16]};
  font-size: ${fontSize[13]};
  list-style: disc;
`

const Told = styled(Stack)<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
`

interface PartEstimateProps {
  part: Pick<RfqPart, 'material' | 'materialGrade' | 'finishing' | 'tolerance' | 'quantities'> & {
    files: readonly Pick<RfqPart['files'][number], 'id' | 'fileType'>[]
  }
  process: string | null
  /** The request has other parts, and its smallest order is not this part's. */
  isOneOfSeveral?: boolean
  /** It is being asked for right now, and changes as it is typed. */
  isBeingEntered?: boolean
  /** Admins see what it is made of, and that it is their tables' word. */
  isForAdmins?: boolean
}

/** What a part would cost by its drawing. Nothing without a drawing, and where estimates are off. */
export function PartEstimate({ part, ...rest }: PartEstimateProps) {
  const drawing = part.files.find(({ fileType }) => fileType === 'step')
  return drawing ? <DrawnPart fileId={drawing.id} part={part} {...rest} /> : null
}

/** Milliseconds after the last change until the server is asked. */
const settleFor = 400

/** The estimate of what is asked for, once it has not changed for a moment; the one before stays until then. */
function useEstimate(fileId: string, { part, process, isOneOfSeveral }: Omit<PartEstimateProps, 'isBeingEntered'>) {
  const status = useFacts(fileId).data?.status
  const wish = { material: part.material, tolerance: part.tolerance, quantity: part.quantities }
  const chosen = Object.entries({ materialGrade: part.materialGrade, finishing: part.finishing, process })
  const ofSeveral = isOneOfSeveral ? { isOneOfSeveral } : {}
  const asked = { id: fileId, ...wish, ...Object.fromEntries(chosen.filter(([, value]) => value)), ...ofSeveral }
  const isSettled = useSettled(JSON.stringify(asked), settleFor) === JSON.stringify(asked)
  const [last, setLast] = useState(asked)
  if (isSettled && JSON.stringify(last) !== JSON.stringify(asked)) setLast(asked)
  // Once more when the drawing was measured.
  const query = useEstimateFileQuery(last, { skip: status !== 'ready' && status !== 'failed' })
  return { ...query, isOld: !isSettled || query.data !== query.currentData }
}

function DrawnPart({
  fileId,
  part,
  process,
  isOneOfSeveral = false,
  isBeingEntered = false,
  isForAdmins = false,
}: PartEstimateProps & { fileId: string }) {
  const id = useId()
  const { data, currentData, isOld, isError, isFetching, refetch } = useEstimate(fileId, {
    part,
    process,
    isOneOfSeveral,
  })
  const [asked = 1] = part.quantities
  if (!currentData && isError) {
    return (
      <ErrorState title={text.failed} text={text.failedText} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  // Nobody knows before the answer whether there are estimates at all.
  if (!data || data.status === 'off') return null
  const isMissing = isBeingEntered && (!part.material || !part.tolerance)
  return (
    <Told role="group" $gap={8} aria-labelledby={id} aria-busy={isOld} $isOld={isOld && !isMissing}>
      <SectionTitle as={isBeingEntered ? 'h3' : 'h4'} id={id}>
        {text.title}
      </SectionTitle>
      {isMissing && <Muted>{text.chooseFirst}</Muted>}
      {!isMissing && data.status === 'ready' && (
        <Known estimate={data} asked={asked} isForAdmins={isForAdmins} isAnnounced={isBeingEntered && !isOld} />
      )}
      {!isMissing && data.status !== 'ready' && (
        <Muted>
          {data.status === 'measuring' ? text.measuring : (data.reason ?? (isForAdmins ? text.none : text.byHand))}
        </Muted>
      )}
    </Told>
  )
}

interface KnownProps {
  estimate: Estimate
  asked: number
  isForAdmins: boolean
  /** Whether a screen reader is told of it. */
  isAnnounced: boolean
}

function Known({ estimate: { prices, currency, hints, assumptions }, asked, isForAdmins, isAnnounced }: KnownProps) {
  const money = (amount: string | null) => formatMoney(amount, currency ?? 'USD')
  const total = ({ total, low, high }: Estimate['prices'][number]) =>
    total === null ? text.range(money(low), money(high)) : money(total)
  const made = prices.find(({ quantity, lines }) => quantity === asked && lines.length > 0)
  const present = prices.find(({ quantity }) => quantity === asked)
  return (
    <>
      <VisuallyHidden role="status">{isAnnounced && present && text.said(asked, total(present))}</VisuallyHidden>
      <Muted>{isForAdmins ? text.forAdmins : text.notAnOffer}</Muted>
      {assumptions.length > 0 && <Muted>{assumptions.join(' ')}</Muted>}
      <Prices>
        <thead>
          <tr>
            <th scope="col">{text.columns.quantity}</th>
            {prices.some(({ unitPrice }) => unitPrice) && <th scope="col">{text.columns.unit}</th>}
            <th scope="col">{text.columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.quantity}>
              <th scope="row">{price.quantity.toLocaleString(locale())}</th>
              {price.unitPrice && <td>{money(price.unitPrice)}</td>}
              <td>{total(price)}</td>
            </tr>
          ))}
        </tbody>
      </Prices>
      {made && (
        <Stack $gap={8}>
          <Muted>{text.madeOf(made.quantity)}</Muted>
          <DefinitionList
            columns={4}
            items={made.lines.map(({ words, amount }) => ({ label: words, value: money(amount) }))}
          />
        </Stack>
      )}
      {hints.length > 0 && (
        <Stack $gap={4}>
          <Muted>{text.cheaper}</Muted>
          <Hints aria-label={text.cheaper}>
            {hints.map(({ words, percent }) => (
              <li key={words}>{text.hint(words, percent)}</li>
            ))}
          </Hints>
        </Stack>
      )}
    </>
  )
}
