import type { PartEstimate as Estimate } from '@kerf/shared-contracts/contracts/estimates'
import type { RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { useEstimateFileQuery } from '@kerf/shared-runtime/endpoints/estimates'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useFacts } from '../measures/use-facts.ts'
import { text } from './text.ts'

const Prices = styled.table`
  width: 100%;
  max-width: 480px;
  border-collapse: collapse;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 5px 0 5px ${space[12]};
    text-align: right;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  th {
    font-weight: ${fontWeight.regular};
  }
  thead th {
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
`

const Hints = styled.ul`
  padding-left: ${space[16]};
  font-size: ${fontSize[13]};
  list-style: disc;
`

interface PartEstimateProps {
  part: Pick<RfqPart, 'material' | 'materialGrade' | 'finishing' | 'tolerance' | 'quantities' | 'files'>
  process: string | null
  /** Admins see what it is made of, and that it is their tables' word. */
  isForAdmins?: boolean
}

/** What a part would cost by its drawing. Nothing without a drawing, and where estimates are off. */
export function PartEstimate({ part, ...rest }: PartEstimateProps) {
  const drawing = part.files.find(({ fileType }) => fileType === 'step')
  return drawing ? <DrawnPart fileId={drawing.id} part={part} {...rest} /> : null
}

function DrawnPart({ fileId, part, process, isForAdmins = false }: PartEstimateProps & { fileId: string }) {
  const id = useId()
  const status = useFacts(fileId).data?.status
  const [asked = 1] = part.quantities
  const wish = { material: part.material, tolerance: part.tolerance, quantity: asked }
  const chosen = Object.entries({ materialGrade: part.materialGrade, finishing: part.finishing, process })
  const { data } = useEstimateFileQuery(
    { id: fileId, ...wish, ...Object.fromEntries(chosen.filter(([, value]) => value)) },
    // Once more when the drawing was measured.
    { skip: status !== 'ready' && status !== 'failed' },
  )
  if (!data || data.status === 'off') return null
  return (
    <Stack as="section" $gap={8} aria-labelledby={id}>
      <SectionTitle as="h4" id={id}>
        {text.title}
      </SectionTitle>
      {data.status === 'ready' ? (
        <Known estimate={data} asked={asked} isForAdmins={isForAdmins} />
      ) : (
        <Muted>{data.status === 'measuring' ? text.measuring : (data.reason ?? text.byHand)}</Muted>
      )}
    </Stack>
  )
}

interface KnownProps {
  estimate: Estimate
  asked: number
  isForAdmins: boolean
}

function Known({ estimate: { prices, currency, hints }, asked, isForAdmins }: KnownProps) {
  const money = (amount: string | null) => formatMoney(amount, currency ?? 'USD')
  const total = ({ total, low, high }: Estimate['prices'][number]) =>
    total === null ? text.range(money(low), money(high)) : money(total)
  const made = prices.find(({ quantity, lines }) => quantity === asked && lines.length > 0)
  return (
    <>
      <Muted>{isForAdmins ? text.forAdmins : text.notAnOffer}</Muted>
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
              <th scope="row">{price.quantity.toLocaleString('en-US')}</th>
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
