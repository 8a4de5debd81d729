import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { type FileRefusal, fileRefusalOf, reasonOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreatePurchaseOrderMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { PdfChoice } from '@kerf/shared-ui/files/pdf-choice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { OrderPicker } from '../../shared/order-picker.tsx'
import { text as shared } from '../../shared/text.ts'
import { reasonAgainstSupplier, supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import { QuoteChanged } from './quote-changed.tsx'
import { type AboutQuote, reasonToWait } from './seen-quote.ts'

const words = text.order

const names = ['deliveryDate', 'notes', 'orderId', 'orderNumber'] as const
const kept = mini.partial(
  mini.object({
    deliveryDate: mini.string(),
    notes: mini.string(),
    orderId: mini.string(),
    orderNumber: mini.string(),
  }),
)
const shown: Record<(typeof names)[number], string> = { deliveryDate: '', notes: '', orderId: '', orderNumber: '' }

const schema = (today: string) =>
  z.object({
    deliveryDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: words.deliveryMissing, abort: true })
      .refine((day) => day >= today, words.deliveryPast),
    notes: z.string().max(4000),
  })

function useOrderForm(quote: SupplierQuote, file: File | null, onClose: () => void) {
  const [create] = useCreatePurchaseOrderMutation()
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const dialog = useDialogForm({
    place: `supplier quote ${quote.id} purchase order`,
    kept,
    shown,
    base: undefined,
    schema: schema(businessToday()),
    send: ({ deliveryDate, notes, orderId }: typeof shown) =>
      create({
        body: {
          supplierQuoteId: quote.id,
          deliveryDate,
          notes: notes.trim(),
          ...(orderId !== '' && { orderId }),
          ...(file && { poFile: file }),
          basedOn: JSON.stringify({ revision: quote.revision, awardedAmount: quote.awardedAmount }),
        },
      }),
    onDone: ({ purchaseOrderNumber }) => {
      toast.success(words.done, purchaseOrderNumber)
      onClose()
    },
    onFailed: (error) => {
      setRefusal(fileRefusalOf(error, file))
      toast.error(words.failed, failureWords(error, shared.tryAgain))
    },
  })
  return { ...dialog, fileError: reasonOf(refusal, file) }
}

/** A quote that was ordered from meanwhile, or taken back, is not ordered from again. */
function reasonAgainstOrder(about: AboutQuote): string | undefined {
  if (about.now.hasPurchaseOrder) return words.ordered
  return reasonToWait(about, 'accepted') ?? reasonAgainstSupplier(about.now)
}

/** Orders what a supplier was awarded. */
export function PurchaseOrderDialog({ onClose, ...about }: AboutQuote & { onClose: () => void }) {
  const { quote } = about
  const [file, setFile] = useState<File | null>(null)
  const progress = useUploadProgress(file)
  const { form, element, errorOf, fileError } = useOrderForm(quote, file, onClose)
  const { deliveryDate, orderId, orderNumber } = form.values
  const amount = formatMoney(quote.awardedAmount ?? quote.price, quote.currency)
  const chosen = orderId === '' ? undefined : { id: orderId, orderNumber }
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title}
      description={words.text(supplierName(quote.supplier), amount)}
      submit={words.submit}
      disabledReason={reasonAgainstOrder(about) ?? (deliveryDate === '' ? words.deliveryMissing : undefined)}
      onClose={onClose}
    >
      <QuoteChanged {...about} status="accepted" />
      <LeaveGuard when={file !== null} />
      <Field
        label={words.delivery}
        hint={words.deliveryHint(formatDate(addDays(businessToday(), quote.leadTime)))}
        error={errorOf('deliveryDate')}
        required
      >
        <DateInput min={businessToday()} {...form.getFieldProps('deliveryDate')} />
      </Field>
      <Field label={words.notes} hint={words.notesHint} error={errorOf('notes')} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      <Field label={words.customerOrder} hint={words.customerOrderHint} optional>
        <OrderPicker
          chosen={chosen}
          onChoose={(order) =>
            void form.setValues({ ...form.values, orderId: order.id, orderNumber: order.orderNumber })
          }
          placeholder={words.orderPlaceholder}
          emptyText={words.noOrders}
        />
      </Field>
      <Field label={words.file} hint={words.fileHint} optional>
        <PdfChoice
          label={words.file}
          file={file}
          onFile={setFile}
          onReject={() => toast.error(words.invalidFile, words.invalidFileText)}
          progress={form.isSubmitting ? progress : undefined}
          error={fileError}
        />
      </Field>
    </FormDialog>
  )
}
