import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useReceivePurchaseOrderMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { useMemo } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'
import { Pair } from './pair.tsx'
import { emptyReceipt, keptReceipt, openLines, type ReceiptValues, receiptBody, receiptForm } from './receive-form.ts'

const words = text.receive

function sayDone({ quantityOrdered, quantityReceived }: PurchaseOrder) {
  const missing = quantityOrdered - quantityReceived
  toast.success(words.done, missing === 0 ? words.doneWhole : words.donePart(missing))
}

function useReceiptForm(order: PurchaseOrder, onClose: () => void) {
  const [receive] = useReceivePurchaseOrderMutation()
  const { id, quantityReceived } = order
  const lines = useMemo(() => openLines(order), [order])
  const today = businessToday()
  // In any time zone: the API checks the exact day.
  const issued = addDays(order.createdAt.slice(0, 10), -1)
  const kept = useDialogForm<ReceiptValues, PurchaseOrder, { quantityReceived: number }>({
    place: `purchase order ${id} receipt`,
    kept: keptReceipt,
    shown: useMemo(() => emptyReceipt(lines, today), [lines, today]),
    base: useMemo(() => ({ quantityReceived }), [quantityReceived]),
    schema: receiptForm(lines, { first: issued, last: today }),
    send: (values, basedOn) => receive({ id, body: { ...receiptBody(lines, values), basedOn } }),
    onDone: (received) => {
      sayDone(received)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return { ...kept, lines, today, issued }
}

/** Records a receipt: the good and faulty pieces of each part that has not arrived in full. */
export function ReceiveDialog({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const { form, element, errorOf, lines, today, issued } = useReceiptForm(order, onClose)
  const takeAll = () =>
    void form.setFieldValue('good', Object.fromEntries(lines.map(({ id, outstanding }) => [id, String(outstanding)])))
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.dialog(order.purchaseOrderNumber)}
      description={words.text}
      submit={words.submit}
      present={[{ label: words.soFar, value: piecesWords(order.quantityReceived) }]}
      onClose={onClose}
    >
      <div>
        <Button size="small" onClick={takeAll}>
          {words.all}
        </Button>
      </div>
      {lines.map(({ id, name, outstanding }) => (
        <Pair key={id}>
          <Field label={words.good(name)} hint={words.outstanding(outstanding)} error={errorAt(form, `good.${id}`)}>
            <NumberInput {...form.getFieldProps(`good.${id}`)} />
          </Field>
          <Field label={words.faulty(name)} error={errorAt(form, `faulty.${id}`)}>
            <NumberInput {...form.getFieldProps(`faulty.${id}`)} />
          </Field>
        </Pair>
      ))}
      <Field label={words.on} error={errorOf('receivedOn')} required>
        <DateInput min={issued} max={today} {...form.getFieldProps('receivedOn')} />
      </Field>
      <Field label={words.notes} hint={words.notesHint} error={errorOf('notes')} optional>
        <TextArea rows={3} maxLength={2000} {...form.getFieldProps('notes')} />
      </Field>
    </FormDialog>
  )
}
