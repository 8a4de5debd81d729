import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { businessToday } from '@kerf/shared-runtime'
import { useCreateManualQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { Checkbox } from '@kerf/shared-ui/forms/checkbox.tsx'
import { DateInput } from '@kerf/shared-ui/forms/date-input.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/money-input.tsx'
import { useDefaults } from '../shared/use-defaults.ts'
import { CreationFrame } from './creation-frame.tsx'
import { CurrencyField } from './currency-field.tsx'
import { emptyQuote, keptQuote, type QuoteValues, quoteSchema } from './form-schemas.ts'
import { text } from './text.ts'
import { useCreationForm } from './use-creation-form.ts'

const words = text.quote

/** The state of the quote form. The page keeps it, so that a look at the other tab loses nothing. */
export function useManualQuote() {
  const [create] = useCreateManualQuoteMutation()
  const { currency } = useDefaults()
  return useCreationForm({
    place: 'manual quote',
    kept: keptQuote,
    empty: emptyQuote,
    schema: () => quoteSchema(businessToday()),
    words,
    create: async ({ customer: _customer, ...body }, { id }) => {
      const { data, error } = await create({ body: { ...body, currency: body.currency || currency, customerId: id } })
      if (error) return { error }
      return { created: { number: data.quoteNumber, address: adminAddress.rfq(data.rfqId) } }
    },
  })
}

/** Makes a quote for a customer who asked outside of Kerf. */
export function QuoteForm({ quote }: { quote: ReturnType<typeof useManualQuote> }) {
  const { form, errorOf } = quote
  const { currency } = useDefaults()
  const missing = ({ amount, validUntil }: QuoteValues) =>
    amount.trim() === '' || validUntil === '' ? words.missingText : undefined
  return (
    <CreationFrame creation={quote} words={words} missing={missing}>
      <Field label={words.amount} error={errorOf('amount')} required>
        <MoneyInput currency={form.values.currency || currency} {...form.getFieldProps('amount')} />
      </Field>
      <CurrencyField value={form.values.currency} onValueChange={(code) => void form.setFieldValue('currency', code)} />
      <Field label={words.validUntil} error={errorOf('validUntil')} required>
        <DateInput min={businessToday()} {...form.getFieldProps('validUntil')} />
      </Field>
      <Field label={words.delivery} error={errorOf('estimatedDeliveryDate')} optional>
        <DateInput min={businessToday()} {...form.getFieldProps('estimatedDeliveryDate')} />
      </Field>
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
