import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { quoteValidityDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { businessToday, toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { MainActions } from '@kerf/shared-ui/dialogs/main-actions.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { ChargeFields } from '../../../shared/charges/charge-fields.tsx'
import { currencyOptions } from '../../../shared/use-defaults.ts'
import { text } from '../text.ts'
import { QuoteDocumentChoice } from './quote-document-choice.tsx'
import { usePriceEstimates, withEstimates } from './quote-estimates.ts'
import { QuotePriceFields } from './quote-price-fields.tsx'
import { countingField } from './quote-prices.ts'
import { QuoteTotal } from './quote-total.tsx'
import { type QuoteFormOptions, useQuoteForm } from './use-quote-form.ts'

const words = text.form

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Terms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space[16]};
`

const validityOptions = quoteValidityDays.map((days) => ({ value: String(days), label: words.days(days) }))

interface QuoteFormProps extends QuoteFormOptions {
  /** Set if the form can be closed. */
  onCancel?: () => void
}

/** The current offer, beside the input. */
function presentOffer(quote: Quote) {
  const [latest] = quote.revisions
  return [
    { label: words.presentRevision, value: quote.revision },
    { label: words.presentAmount, value: formatMoney(quote.amount, quote.currency) },
    { label: words.validity, value: words.validUntil(formatDate(quote.validUntil)) },
    { label: words.delivery, value: formatDate(quote.estimatedDeliveryDate) },
    { label: words.notes, value: latest?.notes },
    { label: words.terms, value: latest?.terms },
  ]
}

/** Creates an offer for an RFQ, or a revision of the pending one. */
export function QuoteForm({ onCancel, ...options }: QuoteFormProps) {
  const { quote } = options
  const { form, refusal, asked, currencies, errorOf, priceBy, termsOf } = useQuoteForm(options)
  const estimates = usePriceEstimates(options.rfq.id, asked)
  const { currency, validityDays, quoteFile } = form.values
  const progress = useUploadProgress(quoteFile)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const isRevision = quote !== undefined
  const cancel = onCancel && (() => form.keeping.leave(onCancel))

  // The click on 'Revise Quote' moves the focus into this form.
  useEffect(() => {
    if (isRevision) element.current?.querySelector<HTMLElement>('input:not([aria-hidden])')?.focus()
  }, [isRevision])

  const sayWhatIsWrong = (errors: Readonly<Record<string, unknown>>) => {
    if (asked.some(({ key }) => `${countingField(form.values)}.${key}` in errors))
      toast.error(words.invalidAmount, words.invalidAmountText)
    else if (errors.estimatedDeliveryDate === words.missingDeliveryText) {
      toast.error(words.missingDelivery, words.missingDeliveryText)
    }
  }
  const hasEmptyPrice = Object.values(form.values[countingField(form.values)]).includes('')
  const missing = asked.length === 1 ? words.amountMissing : words.pricesMissing
  const title = quote ? words.revise(quote.revision + 1) : words.create
  return (
    <Form ref={element} id={formId} noValidate onSubmit={submitForm(form, sayWhatIsWrong)} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <KeptForm form={form} present={quote && presentOffer(quote)} />
      <QuotePriceFields
        asked={asked}
        typed={form.values}
        fieldProps={form.getFieldProps}
        errorOf={errorOf}
        onPriceBy={priceBy}
        currencies={currencyOptions(currencies, currency)}
        estimates={estimates}
        onUse={(prices) => void form.setValues({ ...form.values, ...withEstimates(form.values, prices, estimates) })}
      />
      <ChargeFields
        charges={form.values.charges}
        onChange={(charges) => void form.setFieldValue('charges', charges)}
        currency={currency}
        errorOf={errorOf}
        onBlur={form.handleBlur}
      />
      <QuoteTotal asked={asked} typed={form.values} />
      <Terms>
        <Field
          label={words.validity}
          hint={words.validUntil(formatDate(addDays(businessToday(), Number(validityDays))))}
          required
        >
          <Select options={validityOptions} {...form.getFieldProps('validityDays')} />
        </Field>
        <Field label={words.delivery} error={errorOf('estimatedDeliveryDate')} required>
          <DateInput min={businessToday()} {...form.getFieldProps('estimatedDeliveryDate')} />
        </Field>
      </Terms>
      <Field label={words.notes} hint={words.notesHint} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      <Field label={words.terms} hint={words.termsHint} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('terms')} />
      </Field>
      <QuoteDocumentChoice
        rfqId={options.rfq.id}
        quote={{ form, termsOf, refusal }}
        progress={form.isSubmitting ? progress : undefined}
        missing={hasEmptyPrice ? missing : undefined}
      />
      <MainActions sticky>
        {cancel && (
          <Button onClick={cancel} disabledReason={form.isSubmitting ? words.sending : undefined}>
            {words.cancel}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          icon={<Send size={16} aria-hidden />}
          loading={form.isSubmitting}
          disabledReason={hasEmptyPrice ? missing : undefined}
        >
          {isRevision ? words.submitRevision : words.submit}
        </Button>
      </MainActions>
    </Form>
  )
}
