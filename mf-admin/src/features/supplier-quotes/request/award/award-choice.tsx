import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { ChoiceComparison } from '@kerf/shared-contracts/rules/award/terms'
import { amountOf, unitPriceFor } from '@kerf/shared-contracts/rules/supplier-prices'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { Strong } from '../comparison/comparison-style.tsx'
import { marginOf } from '../comparison/margin.ts'
import type { RequestDetails } from '../request-details.ts'
import { Panel, Points, Shares, Sum } from './award-style.tsx'
import { choiceOf, openQuotes, piecesOf, shareKey } from './award-values.ts'
import { type AwardNames, breachWords } from './award-words.ts'
import type { AwardForm } from './form-type.ts'
import { text } from './text.ts'
import type { Simulated } from './use-simulation.ts'

const words = text.choice

interface AwardChoiceProps {
  form: AwardForm
  request: RequestDetails
  simulated: Simulated
  names: AwardNames
}

/** What a supplier asks for the pieces that were typed. */
function priceWords(quote: SupplierQuote, partId: string, typed: string | undefined, names: AwardNames) {
  const quantity = piecesOf(typed)
  if (!(quantity >= 1)) return undefined
  const price = unitPriceFor(quote.prices, partId, quantity)
  if (price === null) return words.notOffered
  return words.offered(names.money(price), names.money(amountOf(price, quantity, quote.currency)))
}

function PartShares({ form, names, part, quotes }: AwardChoiceProps & PartOf) {
  return (
    <Shares role="group" aria-label={part.name}>
      <Strong>{part.name}</Strong>
      {quotes.map((quote) => {
        const key = shareKey(part.id, quote.supplierId)
        const supplier = names.supplier(quote.supplierId)
        return (
          <Field
            key={key}
            label={words.from(supplier)}
            hint={priceWords(quote, part.id, form.values.shares[key], names)}
            error={errorAt(form, `shares.${key}`)}
          >
            <NumberInput
              {...form.getFieldProps(`shares.${key}`)}
              value={form.values.shares[key] ?? ''}
              aria-label={words.share(part.name, supplier)}
            />
          </Field>
        )
      })}
    </Shares>
  )
}

interface PartOf {
  part: RequestDetails['parts'][number]
  quotes: readonly SupplierQuote[]
}

function differenceWords(difference: string | null, money: AwardNames['money']): string | undefined {
  if (difference === null) return undefined
  if (/^-?0+(\.0+)?$/.test(difference)) return words.same
  return difference.startsWith('-') ? words.cheaper(money(difference.slice(1))) : words.dearer(money(difference))
}

function Judgement({ choice, request, names, currency }: JudgementProps) {
  const { award, difference, breaches } = choice
  const margin = award && marginOf(request.rfqs, award.total, currency)
  return (
    <>
      {award && (
        <Sum role="status">
          <span>{words.total}</span>
          <Strong>{names.money(award.total)}</Strong>
          <Muted>{differenceWords(difference, names.money)}</Muted>
          {margin && <Muted>{words.margin(names.money(margin.amount), margin.percent)}</Muted>}
        </Sum>
      )}
      {breaches.length > 0 && (
        <Notice tone="yellow">
          <p>{words.breaks}</p>
          <Points>
            {breaches.map((breach) => {
              const said = breachWords(breach, names)
              return <li key={said}>{said}</li>
            })}
          </Points>
        </Notice>
      )}
    </>
  )
}

interface JudgementProps {
  choice: ChoiceComparison
  request: RequestDetails
  names: AwardNames
  currency: string
}

/** Why the choice cannot be awarded as it is; limits that it breaks are the admin's to judge. */
function reasonAgainst(simulated: Simulated, isEmpty: boolean): string | undefined {
  if (isEmpty) return words.unsent
  if (simulated.state !== 'done') return undefined
  const breach = simulated.simulation.choice?.breaches.find(
    (one) => one.kind === 'not_offered' || (one.kind === 'excluded' && one.reason === 'expired'),
  )
  return breach && words.wrong
}

/** How the admin divides the pieces, and what that costs. */
export function AwardChoice(props: AwardChoiceProps) {
  const { form, request, simulated, names } = props
  const { currency } = form.values
  const quotes = openQuotes(request).filter((quote) => quote.currency === currency)
  const isEmpty = choiceOf(request, form.values).length === 0
  const choice = simulated.state === 'done' ? simulated.simulation.choice : null
  return (
    <Panel aria-label={words.title} role="group">
      <SectionTitle>{words.title}</SectionTitle>
      <Stack $gap={16}>
        {request.parts.map((part) => (
          <PartShares key={part.id} {...props} part={part} quotes={quotes} />
        ))}
        {choice ? (
          <Judgement choice={choice} request={request} names={names} currency={currency} />
        ) : (
          <Muted>{words.empty}</Muted>
        )}
        <Cluster>
          <Button type="submit" variant="primary" disabledReason={reasonAgainst(simulated, isEmpty)}>
            {words.submit}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
