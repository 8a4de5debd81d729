import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreateManualQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { DateInput } from '@kerf/shared-ui/forms/date-input.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/money-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { TextArea } from '@kerf/shared-ui/forms/text-area.tsx'
import { CreationFrame, Fields } from './creation-frame.tsx'
import { CustomerChoice, SelectedCustomer } from './customer-choice.tsx'
import { emptyQuote, quoteSchema } from './form-schemas.ts'
import { text } from './text.ts'
import { useCreationForm } from './use-creation-form.ts'

const words = text.quote

/** The state of the quote form. The page keeps it, so that a look at the other tab loses nothing. */
export function useManualQuote() {
  const [create] = useCreateManualQuoteMutation()
  return useCreationForm({
    empty: emptyQuote,
    schema: () => quoteSchema(businessToday()),
    words,
    create: async ({ customer: _customer, ...body }, { id }) => {
      const { data, error } = await create({ body: { ...body, customerId: id } })
      if (error) return { error }
      return { created: { number: data.quoteNumber, address: `/admin/customers?tab=rfqs&rfq=${data.rfqId}` } }
    },
  })
}

/** Makes a quote for a customer who asked outside of Kerf. */
export function QuoteForm({ quote }: { quote: ReturnType<typeof useManualQuote> }) {
  const { form, errorOf, reset, created } = quote
  const { values } = form
  const sayWhatIsWrong = (errors: Readonly<Record<string, unknown>>) => {
    if ('customer' in errors) toast.error(text.customer.required, words.customerRequired)
    else if (values.amount.trim() === '' || values.validUntil === '') toast.error(text.missing, words.missingText)
  }
  const onSubmit = submitForm(form, sayWhatIsWrong)
  return (
    <CreationFrame words={words} created={created} isSending={form.isSubmitting} onSubmit={onSubmit} onReset={reset}>
      <CustomerChoice
        customer={values.customer}
        onCustomer={(customer) => void form.setFieldValue('customer', customer)}
        error={errorOf('customer')}
      />
      {values.customer && <SelectedCustomer customer={values.customer} />}
      <Fields>
        <Field label={words.amount} error={errorOf('amount')} required>
          <MoneyInput {...form.getFieldProps('amount')} />
        </Field>
        <Field label={words.validUntil} error={errorOf('validUntil')} required>
          <DateInput min={businessToday()} {...form.getFieldProps('validUntil')} />
        </Field>
        <Field label={words.delivery} error={errorOf('estimatedDeliveryDate')} optional>
          <DateInput min={businessToday()} {...form.getFieldProps('estimatedDeliveryDate')} />
        </Field>
      </Fields>
      <Field label={words.notes} hint={text.optional.notes} error={errorOf('notes')} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
    </CreationFrame>
  )
}
