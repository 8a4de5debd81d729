import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { currencyCodes } from '@kerf/shared-contracts/rules/currencies'
import { asTypedPrice } from '@kerf/shared-contracts/rules/typed-text'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useSubmitSupplierQuoteMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes-supplier'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { documentNames, FilesField } from '../shared/files-field.tsx'
import { text as shared } from '../shared/text.ts'
import { keptQuote, type QuoteValues, quoteBody, quotedTotal, quoteSchema, quoteValues } from './quote-form.ts'
import { type AskedPrice, askedPrices, countingField, type PricedBy, readPrice, typedAs } from './quote-prices.ts'
import { text } from './text.ts'

const words = text.form

interface QuoteDialogProps {
  request: ReceivedRequest
  onClose: () => void
}

function useQuoteForm({ request, onClose }: QuoteDialogProps) {
  const [submit] = useSubmitSupplierQuoteMutation()
  return useDialogForm({
    place: `request ${request.id} quote`,
    kept: keptQuote(request),
    shown: quoteValues(request),
    base: { revision: request.quote?.revision ?? 0, seal: request.seal },
    ...(request.quote && { changeOf: { what: 'supplier-quote' as const, id: request.quote.id } }),
    schema: quoteSchema(request),
    send: (values: QuoteValues, base) => submit({ id: request.id, body: quoteBody(request, values, base) }),
    onDone: ({ price, currency }) => {
      toast.success(words.done, formatMoney(price, currency))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
}

/** The current quote, beside the input. */
function presentQuote(request: ReceivedRequest) {
  const { quote } = request
  if (!quote) return []
  const money = (amount: string) => formatMoney(amount, quote.currency)
  return [
    ...quote.prices.map((price) => ({
      label: words.priceOf(price.partName, price.quantity),
      value: money(price.unitPrice),
    })),
    { label: words.setup, value: money(quote.setupPrice) },
    { label: words.freight, value: money(quote.freightPrice) },
    { label: words.leadTime, value: String(quote.leadTime) },
    ...(quote.validUntil ? [{ label: words.validUntil, value: formatDate(quote.validUntil) }] : []),
    ...(quote.notes ? [{ label: words.notes, value: quote.notes }] : []),
  ]
}

const ways: readonly { value: PricedBy; label: string }[] = [
  { value: 'unit', label: words.byUnit },
  { value: 'total', label: words.byTotal },
]

/** A typed price said the other way: what the line costs, or one piece. */
function otherWay(price: AskedPrice, values: QuoteValues): string | undefined {
  const read = readPrice(price, values)
  if (read === null || price.quantity === 1) return undefined
  const money = (amount: string) => formatMoney(amount, values.currency)
  if (values.pricedBy === 'unit') return words.totalOf(money(read.total), price.quantity)
  const piece = money(asTypedPrice(read.unitPrice))
  return read.typedTotal === undefined ? words.pieceOf(piece) : words.pieceMakes(piece, money(read.total))
}

/** The price of every part at every requested quantity: for one piece or for all of them. */
function QuotePrices({
  request,
  form,
  errorOf,
}: Pick<ReturnType<typeof useQuoteForm>, 'form' | 'errorOf'> & {
  request: ReceivedRequest
}) {
  const { values } = form
  const asked = askedPrices(request)
  return (
    <Stack $gap={12}>
      <SectionTitle>{words.prices}</SectionTitle>
      <Field label={words.pricedBy} group>
        <SegmentedToggle
          label={words.pricedBy}
          value={values.pricedBy}
          onValueChange={(way) => void form.setValues(typedAs(way, asked, values))}
          options={ways}
        />
      </Field>
      <CardGrid>
        {asked.map((price) => {
          const field = countingField(price, values.pricedBy)
          const label = words.priceOf(price.partName, price.quantity)
          return (
            <Field key={field} label={label} hint={otherWay(price, values)} error={errorOf(field)} required>
              <MoneyInput currency={values.currency} maxLength={20} {...form.getFieldProps(field)} />
            </Field>
          )
        })}
      </CardGrid>
    </Stack>
  )
}

/** Quotes a request, or revises the quote until it is decided: a price per part and quantity, and the terms. */
export function QuoteDialog({ request, onClose }: QuoteDialogProps) {
  const { form, element, errorOf } = useQuoteForm({ request, onClose })
  const { values } = form
  const total = quotedTotal(request, values)
  const sentBefore = request.quote?.quoteFileName
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title}
      description={request.projectName}
      submit={words.submit}
      present={presentQuote(request)}
      onClose={onClose}
    >
      {request.quote?.isOutdated && <Notice tone="yellow">{text.outdated}</Notice>}
      <QuotePrices request={request} form={form} errorOf={errorOf} />
      <CardGrid $min={160}>
        <Field label={words.setup} error={errorOf('setupPrice')}>
          <MoneyInput currency={values.currency} maxLength={20} {...form.getFieldProps('setupPrice')} />
        </Field>
        <Field label={words.freight} error={errorOf('freightPrice')}>
          <MoneyInput currency={values.currency} maxLength={20} {...form.getFieldProps('freightPrice')} />
        </Field>
        <Field label={words.currency} error={errorOf('currency')}>
          <Select
            options={currencyCodes.map((value) => ({ value, label: value }))}
            {...form.getFieldProps('currency')}
          />
        </Field>
        <Field label={words.leadTime} error={errorOf('leadTime')} required>
          <NumberInput maxLength={5} {...form.getFieldProps('leadTime')} />
        </Field>
        <Field label={words.validUntil} error={errorOf('validUntil')} optional>
          <DateInput min={businessToday()} {...form.getFieldProps('validUntil')} />
        </Field>
      </CardGrid>
      <Field label={words.notes} error={errorOf('notes')} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      <FilesField
        label={words.file}
        name="quoteFile"
        files={values.files}
        accept={documentNames}
        error={errorOf('quoteFile')}
        onFiles={(files) => void form.setFieldValue('files', files)}
      />
      {sentBefore && values.files.length === 0 && (
        <Checkbox
          label={words.removeFile}
          hint={words.keepsFile(sentBefore)}
          checked={values.removeFile}
          onChange={({ target }) => void form.setFieldValue('removeFile', target.checked)}
        />
      )}
      {total && (
        <p role="status">
          {words.total}: <strong>{formatMoney(total, values.currency)}</strong>
        </p>
      )}
    </FormDialog>
  )
}
