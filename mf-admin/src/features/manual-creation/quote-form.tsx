import { MoneyInput as MoneyValue } from '@kerf/shared-contracts/contracts/values'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { businessToday } from '@kerf/shared-runtime'
import { useCreateManualQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { ChargeFields } from '../shared/charges/charge-fields.tsx'
import { chargesBody, totalWith } from '../shared/charges/charge-values.ts'
import { useDefaults } from '../shared/use-defaults.ts'
import { CreationFrame } from './creation-frame.tsx'
import { CurrencyField } from './currency-field.tsx'
import { emptyQuote, keptQuote, type QuoteValues, quoteSchema } from './form-schemas.ts'
import { text } from './text.ts'
import { useCreationForm } from './use-creation-form.ts'

const words = text.quote

/** Spans both columns of the form. */
const Wide = styled.div`
  grid-column: 1 / -1;
`

/** The amount typed for the parts; null if it is invalid. */
const partsOf = ({ amount }: Pick<QuoteValues, 'amount'>) => MoneyValue.safeParse(amount).data ?? null

/** The state of the quote form. Kept by the page, so that switching tabs loses nothing. */
export function useManualQuote() {
  const [create] = useCreateManualQuoteMutation()
  const { currency } = useDefaults()
  return useCreationForm({
    place: 'manual quote',
    kept: keptQuote,
    empty: emptyQuote,
    schema: (values) => quoteSchema(businessToday(), values.currency || currency),
    words,
    create: async ({ customer: _customer, terms, ...fields }, { id }) => {
      const body = {
        ...fields,
        charges: chargesBody(fields.charges),
        currency: fields.currency || currency,
        amount: totalWith(partsOf(fields), fields.charges, fields.currency || currency) ?? '',
        customerId: id,
        ...(terms !== null && { terms: terms.trim() }),
      }
      const { data, error } = await create({ body })
      if (error) return { error }
      return { created: { number: data.quoteNumber, address: adminAddress.rfq(data.rfqId) } }
    },
  })
}

/** Creates a quote for a customer who asked outside of Kerf. */
export function QuoteForm({ quote }: { quote: ReturnType<typeof useManualQuote> }) {
  const { form, errorOf } = quote
  const { currency: usual, quoteTerms } = useDefaults()
  const currency = form.values.currency || usual
  const { charges } = form.values
  const missing = ({ amount, validUntil }: QuoteValues) =>
    amount.trim() === '' || validUntil === '' ? words.missingText : undefined
  return (
    <CreationFrame creation={quote} words={words} missing={missing}>
      <Field label={words.amount} error={errorOf('amount')} required>
        <MoneyInput currency={currency} {...form.getFieldProps('amount')} />
      </Field>
      <CurrencyField value={form.values.currency} onValueChange={(code) => void form.setFieldValue('currency', code)} />
      <Field label={words.validUntil} error={errorOf('validUntil')} required>
        <DateInput min={businessToday()} {...form.getFieldProps('validUntil')} />
      </Field>
      <Field label={words.delivery} error={errorOf('estimatedDeliveryDate')} optional>
        <DateInput min={businessToday()} {...form.getFieldProps('estimatedDeliveryDate')} />
      </Field>
      <Wide>
        <ChargeFields
          charges={charges}
          onChange={(changed) => void form.setFieldValue('charges', changed)}
          currency={currency}
          errorOf={errorOf}
          onBlur={form.handleBlur}
        />
      </Wide>
      {charges.length > 0 && (
        <Wide as="p">
          {words.total(formatMoney(totalWith(partsOf(form.values), charges, currency), currency, '–'))}
        </Wide>
      )}
      <Wide>
        <Field label={words.terms} hint={words.termsHint} error={errorOf('terms')} optional>
          <TextArea
            rows={3}
            maxLength={4000}
            {...form.getFieldProps('terms')}
            value={form.values.terms ?? quoteTerms ?? ''}
          />
        </Field>
      </Wide>
      <Checkbox
        label={words.makeDocument}
        hint={form.values.makeDocument ? words.makeDocumentHint : words.noDocumentHint}
        name="makeDocument"
        checked={form.values.makeDocument}
        onChange={({ target }) => form.setFieldValue('makeDocument', target.checked)}
      />
    </CreationFrame>
  )
}
