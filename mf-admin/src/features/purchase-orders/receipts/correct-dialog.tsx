import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCorrectReceiptMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'
import {
  type CorrectionValues,
  correctionBase,
  correctionBody,
  correctionForm,
  correctionValues,
  countedLines,
  keptCorrection,
  mayBeSentBack,
  type Receipt,
  saysOtherwise,
} from './correct-form.ts'
import { Pair } from './pair.tsx'

const words = text.correct

interface CorrectDialogProps {
  order: PurchaseOrder
  receipt: Receipt
  onClose: () => void
}

function useCorrection({ order, receipt, onClose }: CorrectDialogProps) {
  const [correct] = useCorrectReceiptMutation()
  const lines = useMemo(() => countedLines(order, receipt), [order, receipt])
  // In whatever time zone: the API knows the day exactly.
  const days = { first: addDays(order.createdAt.slice(0, 10), -1), last: businessToday() }
  const kept = useDialogForm<CorrectionValues, PurchaseOrder, ReturnType<typeof correctionBase>>({
    place: `purchase order ${order.id} receipt ${receipt.id}`,
    kept: keptCorrection,
    shown: useMemo(() => correctionValues(receipt, lines), [receipt, lines]),
    base: useMemo(() => correctionBase(receipt), [receipt]),
    schema: correctionForm(lines, days),
    send: (values, basedOn) =>
      correct({ id: order.id, receiptId: receipt.id, body: { ...correctionBody(lines, values), basedOn } }),
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return { ...kept, lines, days }
}

/** Good and faulty pieces of a receipt. */
function countsOf(receipt: Receipt): [number, number] {
  const { quantity, rejected } = correctionBase(receipt)
  return [quantity, rejected]
}

/** Corrects what a receipt says, with the reason; what it said before stays to be read. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { form, element, errorOf, lines, days } = useCorrection(props)
  const { order, receipt, onClose } = props
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title(formatDate(receipt.receivedOn))}
      description={words.text}
      submit={words.submit}
      disabledReason={saysOtherwise(receipt, lines, form.values) ? undefined : words.same}
      present={[{ label: words.present, value: words.counts(...countsOf(receipt)) }]}
      onClose={onClose}
    >
      {mayBeSentBack(order) && <Notice tone="yellow">{words.sendsBack}</Notice>}
      {lines.map(({ id, name, limits }) => (
        <Pair key={id}>
          <Field label={text.receive.good(name)} hint={words.most(limits.good)} error={errorAt(form, `good.${id}`)}>
            <NumberInput {...form.getFieldProps(`good.${id}`)} />
          </Field>
          <Field label={text.receive.faulty(name)} error={errorAt(form, `faulty.${id}`)}>
            <NumberInput {...form.getFieldProps(`faulty.${id}`)} />
          </Field>
        </Pair>
      ))}
      <Field label={text.receive.on} error={errorOf('receivedOn')} required>
        <DateInput min={days.first} max={days.last} {...form.getFieldProps('receivedOn')} />
      </Field>
      <Field label={words.reason} hint={words.reasonHint} error={errorOf('reason')} required>
        <TextArea rows={3} maxLength={2000} {...form.getFieldProps('reason')} />
      </Field>
    </FormDialog>
  )
}
