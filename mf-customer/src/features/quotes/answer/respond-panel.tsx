import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { MainActions } from '@kerf/shared-ui/dialogs/main-actions.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { quantitiesToOrder } from '../chosen-quantities.ts'
import { DestinationFields } from '../purchase-order/destination-fields.tsx'
import { PurchaseOrderChoice } from '../purchase-order/purchase-order-choice.tsx'
import { text } from '../text.ts'
import { OrderPreview } from './order-preview.tsx'
import { QuantityChoices } from './quantity-choices.tsx'
import type { QuoteAnswer } from './use-quote-answer.ts'

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
  answer: QuoteAnswer
}

/** The customer's answer to a quote: notes, and on acceptance the quantities and an optional purchase order. */
export function RespondPanel({ quote, status, answer }: RespondPanelProps) {
  const { form, stop } = answer
  const accepts = status === 'accepted'
  const title = accepts ? words.acceptTitle : words.declineTitle
  const panel = useRef<HTMLFormElement>(null)
  const formId = useId()

  // The panel was opened by a click: the focus moves into it, to a quantity if there is a choice.
  useEffect(() => panel.current?.querySelector<HTMLElement>('select, textarea')?.focus(), [])

  return (
    <Panel ref={panel} id={formId} noValidate onSubmit={submitForm(form)} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {accepts && <Quantities quote={quote} answer={answer} />}
      <Field label={accepts ? words.acceptNotes : words.declineReason} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('response')} />
      </Field>
      {accepts && <PurchaseOrderFields answer={answer} />}
      <MainActions sticky>
        <Button onClick={() => form.keeping.leave(stop)} disabledReason={form.isSubmitting ? words.sending : undefined}>
          {words.cancel}
        </Button>
        <Button type="submit" form={formId} variant={accepts ? 'primary' : 'danger'} loading={form.isSubmitting}>
          {words.confirm}
        </Button>
      </MainActions>
    </Panel>
  )
}

function Quantities({ quote, answer: { form } }: Pick<RespondPanelProps, 'quote' | 'answer'>) {
  const chosen = quantitiesToOrder(quote, form.values.quantities)
  return (
    <>
      <QuantityChoices
        quote={quote}
        chosen={chosen}
        onChoose={(partId, quantity) => form.setFieldValue('quantities', { ...chosen, [partId]: quantity })}
      />
      <OrderPreview quote={quote} chosen={chosen} />
    </>
  )
}

function PurchaseOrderFields({ answer: { form, refusal, destinations } }: Pick<RespondPanelProps, 'answer'>) {
  const { purchaseOrder } = form.values
  return (
    <>
      <Field label={words.purchaseOrder} hint={words.purchaseOrderHint} optional>
        <PurchaseOrderChoice
          label={words.purchaseOrder}
          file={purchaseOrder}
          onFile={(file) => form.setFieldValue('purchaseOrder', file)}
          uploading={form.isSubmitting}
          refusal={refusal}
        />
      </Field>
      {purchaseOrder && (
        <>
          <Field label={words.purchaseOrderNumber} optional>
            <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('purchaseOrderNumber')} />
          </Field>
          <DestinationFields
            destinations={destinations}
            values={form.values}
            onChange={(field, value) => void form.setFieldValue(field, value)}
          />
        </>
      )}
    </>
  )
}
