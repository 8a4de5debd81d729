import { isApiError } from '@kerf/shared-contracts/client/api-error'
import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { formErrors } from '@kerf/shared-contracts/client/form-errors'
import { useRespondToQuoteMutation } from '@kerf/shared-contracts/client/generated/quotes'
import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { Button } from '@kerf/shared-ui/button'
import { Field } from '@kerf/shared-ui/field'
import { Cluster, SectionTitle } from '@kerf/shared-ui/layout'
import { submitForm } from '@kerf/shared-ui/submit-form'
import { TextArea } from '@kerf/shared-ui/text-area'
import { TextInput } from '@kerf/shared-ui/text-input'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens'
import { toast } from '@kerf/shared-ui/toasts'
import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { choices, offeredQuantities } from './chosen-quantities.ts'
import { type FileRefusal, fileRefusalOf } from './file-refusal.ts'
import { PurchaseOrderChoice } from './purchase-order-choice.tsx'
import { QuantityChoices } from './quantity-choices.tsx'
import { RespondForm, type RespondFormValues } from './respond-form-schema.ts'
import { text } from './text.ts'

const words = text.respond

const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.accent};
  border-radius: ${radius.card};
  background: ${color.surface};
`

interface RespondPanelProps {
  quote: Quote
  status: 'accepted' | 'declined'
  /** The offer the customer saw. */
  revision: number
  /** The server has a newer offer. */
  onRevised: () => void
  onDone: () => void
}

function useRespondForm({ quote, status, revision, onRevised, onDone }: RespondPanelProps) {
  const [respond] = useRespondToQuoteMutation()
  const accepts = status === 'accepted'
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const form = useFormik<RespondFormValues>({
    initialValues: { response: '', purchaseOrder: null, purchaseOrderNumber: '', quantities: offeredQuantities(quote) },
    validate: (values) => formErrors(RespondForm, values),
    onSubmit: async ({ response, purchaseOrder, purchaseOrderNumber, quantities }) => {
      const withOrder =
        accepts && purchaseOrder ? { purchaseOrder, purchaseOrderNumber: purchaseOrderNumber.trim() } : {}
      const chosen = accepts && choices(quote).length > 0 ? { quantities: JSON.stringify(quantities) } : {}
      const body = { status, response: response.trim(), revision, ...chosen, ...withOrder }
      const { error } = await respond({ id: quote.rfqId, body })
      setRefusal(fileRefusalOf(error, purchaseOrder))
      if (isApiError(error) && error.code === 'quote.revised') return onRevised()
      if (error) return toast.error(words.failed, failureWords(error, words.failedText))
      if (!accepts) toast.success(words.declined, words.declinedText)
      else toast.success(words.accepted, purchaseOrder ? words.acceptedWithPurchaseOrderText : words.acceptedText)
      onDone()
    },
  })
  return { form, refusal }
}

/** The customer's answer to a quote: notes, and on acceptance the quantities and the purchase order if it is there. */
export function RespondPanel(props: RespondPanelProps) {
  const { quote, status, onDone } = props
  const accepts = status === 'accepted'
  const { form, refusal } = useRespondForm(props)
  const { purchaseOrder } = form.values
  const notes = useRef<HTMLTextAreaElement>(null)

  // The click that opened this panel leads on into it.
  useEffect(() => notes.current?.focus(), [])

  const title = accepts ? words.acceptTitle : words.declineTitle
  return (
    <Panel noValidate onSubmit={submitForm(form)} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {accepts && (
        <QuantityChoices
          quote={quote}
          chosen={form.values.quantities}
          onChoose={(partId, quantity) =>
            form.setFieldValue('quantities', { ...form.values.quantities, [partId]: quantity })
          }
        />
      )}
      <Field label={accepts ? words.acceptNotes : words.declineReason} optional>
        <TextArea ref={notes} rows={3} maxLength={4000} {...form.getFieldProps('response')} />
      </Field>
      {accepts && (
        <Field label={words.purchaseOrder} hint={words.purchaseOrderHint} optional>
          <PurchaseOrderChoice
            label={words.purchaseOrder}
            file={purchaseOrder}
            onFile={(file) => form.setFieldValue('purchaseOrder', file)}
            uploading={form.isSubmitting}
            refusal={refusal}
          />
        </Field>
      )}
      {accepts && purchaseOrder && (
        <Field
          label={words.purchaseOrderNumber}
          error={form.touched.purchaseOrderNumber ? form.errors.purchaseOrderNumber : undefined}
          required
        >
          <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('purchaseOrderNumber')} />
        </Field>
      )}
      <Cluster>
        <Button type="submit" variant={accepts ? 'primary' : 'danger'} loading={form.isSubmitting}>
          {words.confirm}
        </Button>
        <Button onClick={onDone} disabledReason={form.isSubmitting ? words.sending : undefined}>
          {words.cancel}
        </Button>
      </Cluster>
    </Panel>
  )
}
