import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { type FileRefusal, fileRefusalOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useUploadPurchaseOrderMutation } from '@kerf/shared-runtime/endpoints/quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { asRequested } from './destination.ts'
import { DestinationFields, useDestinations } from './destination-fields.tsx'
import { PurchaseOrderChoice } from './purchase-order-choice.tsx'
import { isComplete, type PurchaseOrderValues } from './purchase-order-schema.ts'

const words = text.purchaseOrder

/** Nothing chosen or typed; it goes where the request says. */
const shown: PurchaseOrderValues = { purchaseOrder: null, purchaseOrderNumber: '', ...asRequested }

const kept = z.partial(z.object({ purchaseOrderNumber: z.string(), shipTo: z.string(), billTo: z.string() }))

function usePurchaseOrderForm(quote: ListedQuote, onClose: () => void) {
  const [upload] = useUploadPurchaseOrderMutation()
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const [warning, setWarning] = useState<string | null>(null)
  const destinations = useDestinations(quote.id)
  const form = useKeptForm<PurchaseOrderValues>({
    place: `quote ${quote.id} purchase order`,
    kept,
    shown,
    base: undefined,
    onSubmit: async (values, { sent }) => {
      if (!isComplete(values)) return
      const { purchaseOrder, purchaseOrderNumber } = values
      const { data, error } = await upload({
        id: quote.id,
        body: { purchaseOrder, purchaseOrderNumber: purchaseOrderNumber.trim(), ...destinations.bodyOf(values) },
      })
      setRefusal(fileRefusalOf(error, purchaseOrder, words.cutOff))
      if (error) {
        toast.error(words.failed, failureWords(error, words.failedText))
        // Somebody else was faster: there is nothing left to upload.
        if (isApiError(error) && error.code === 'quote.purchase_order_exists') onClose()
        return
      }
      sent()
      // A number that was used before is a warning, never a refusal (docs/product/quotes.md, 'Purchase order').
      if (data.warning !== null) return setWarning(data.warning)
      toast.success(words.done, words.doneText)
      onClose()
    },
  })
  return { form, refusal, warning, destinations }
}

/** Uploads the purchase order of an accepted quote: a PDF and its number. */
export function PurchaseOrderDialog({ quote, onClose }: { quote: ListedQuote; onClose: () => void }) {
  const formId = useId()
  const { form, refusal, warning, destinations } = usePurchaseOrderForm(quote, onClose)
  const isUploaded = warning !== null
  const close = () => form.keeping.leave(onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isUploaded ? words.done : words.title}
      description={words.description(quote.quoteNumber, quote.rfq.projectName)}
      locked={form.isSubmitting}
      footer={
        isUploaded ? (
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabledReason={form.isSubmitting ? words.uploading : undefined}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              icon={<FileUp size={16} aria-hidden />}
              loading={form.isSubmitting}
              disabledReason={isComplete(form.values) ? undefined : words.incomplete}
            >
              {words.submit}
            </Button>
          </>
        )
      }
    >
      <KeptForm form={form} leave={words.leave} />
      {isUploaded ? (
        <Stack $gap={16}>
          <Notice tone="yellow">{warning}</Notice>
          <p>{words.doneUnlessWrong}</p>
        </Stack>
      ) : (
        <PurchaseOrderForm id={formId} form={form} refusal={refusal} destinations={destinations} />
      )}
    </Dialog>
  )
}

interface PurchaseOrderFormProps
  extends Pick<ReturnType<typeof usePurchaseOrderForm>, 'form' | 'refusal' | 'destinations'> {
  id: string
}

function PurchaseOrderForm({ id, form, refusal, destinations }: PurchaseOrderFormProps) {
  return (
    <Stack as="form" $gap={16} id={id} noValidate onSubmit={form.handleSubmit}>
      <Field label={words.file} required>
        <PurchaseOrderChoice
          label={words.file}
          file={form.values.purchaseOrder}
          onFile={(file) => form.setFieldValue('purchaseOrder', file)}
          uploading={form.isSubmitting}
          refusal={refusal}
        />
      </Field>
      <Field label={words.number} required>
        <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('purchaseOrderNumber')} />
      </Field>
      <DestinationFields
        destinations={destinations}
        values={form.values}
        onChange={(field, value) => void form.setFieldValue(field, value)}
      />
    </Stack>
  )
}
