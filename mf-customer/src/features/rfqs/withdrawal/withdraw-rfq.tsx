import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { mayWithdraw } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { type Ended, useSayEnded, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { toast } from '@kerf/shared-runtime'
import { useWithdrawRfqMutation } from '@kerf/shared-runtime/endpoints/rfqs'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

const kept = mini.partial(mini.object({ reason: mini.string() }))
const schema = z.object({ reason: z.string().trim().max(1000, text.reasonLong) })
const untouched = { reason: '' }
const placeOf = ({ id }: Pick<Rfq, 'id'>) => `rfq ${id} withdrawal`

/** Why an RFQ can no longer be withdrawn; undefined while it can. */
function withdrawalEnded({ id, status }: Pick<Rfq, 'id' | 'status'>): Ended | undefined {
  if (mayWithdraw(status)) return undefined
  const { quoted, withdrawn, decided } = text.ended
  const others = status === 'quoted' ? quoted : decided
  return { what: 'rfq-decision', id, ...(status === 'withdrawn' ? withdrawn : others) }
}

function WithdrawDialog({ rfq, onClose }: { rfq: Rfq; onClose: () => void }) {
  const [withdraw] = useWithdrawRfqMutation()
  const name = displayIdentifier(rfq)
  const { form, element, errorOf } = useDialogForm({
    place: placeOf(rfq),
    kept,
    shown: untouched,
    base: undefined,
    schema,
    send: ({ reason }) => withdraw({ id: rfq.id, body: { reason } }),
    onDone: () => {
      toast.success(text.done, text.doneText(name))
      onClose()
    },
    onFailed: (error) => toast.error(text.failed, failureWords(error, text.failedText)),
  })
  return (
    <FormDialog form={form} element={element} title={text.title(name)} submit={text.action} onClose={onClose}>
      <p>{text.body}</p>
      <Field label={text.reason} hint={text.reasonHint} error={errorOf('reason')} optional>
        <TextArea rows={3} {...form.getFieldProps('reason')} />
      </Field>
    </FormDialog>
  )
}

/** The dialog while the RFQ can be withdrawn; what was typed stays readable when somebody was faster. */
function OpenWithdrawal({ rfq, onClose }: { rfq: Rfq; onClose: () => void }) {
  const ended = withdrawalEnded(rfq)
  useSayEnded(ended)
  return (
    <WhilePossible ended={ended} place={placeOf(rfq)}>
      <WithdrawDialog rfq={rfq} onClose={onClose} />
    </WhilePossible>
  )
}

/** Withdraws an RFQ that is not quoted yet, after asking; nothing once that is no longer possible. */
export function WithdrawRfq({ rfq }: { rfq: Rfq }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayWithdraw(rfq.status) && (
        <Button icon={<Undo2 size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {text.action}
        </Button>
      )}
      {isOpen && <OpenWithdrawal rfq={rfq} onClose={() => setOpen(false)} />}
    </>
  )
}
