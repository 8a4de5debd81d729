import type { SupplierDetails } from '@kerf/shared-contracts/contracts/suppliers'
import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useSuspendSupplierMutation } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { Ban, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.suspension

/** The state when the question opened: the call is based on it, whatever arrives in the meantime. */
type Seen = Pick<SupplierDetails, 'isSuspended' | 'suspensionReason'>

/** Suspends a supplier, or lifts the suspension, after a confirmation. */
export function Suspension({ supplier }: { supplier: SupplierDetails }) {
  const [seen, setSeen] = useState<Seen>()
  const [reason, setReason] = useState('')
  const [suspend, { isLoading }] = useSuspendSupplierMutation()
  const { id, companyName, isSuspended, suspensionReason } = supplier
  const name = companyName ?? supplier.name
  const lifts = seen?.isSuspended ?? isSuspended

  const close = () => {
    setSeen(undefined)
    setReason('')
  }
  const confirm = async () => {
    const body = { isSuspended: !lifts, reason: lifts ? null : reason, basedOn: seen }
    const { error } = await suspend({ id, body })
    if (error && !isStale(error)) return toast.error(lifts ? words.liftFailed : words.failed, sayWhy(error))
    close()
    if (error) return toast.error(lifts ? words.liftFailed : words.failed, sayWhy(error))
    if (lifts) toast.success(words.lifted, words.liftedText(name))
    else toast.success(words.suspended, words.suspendedText(name))
  }
  return (
    <>
      <Button
        variant={isSuspended ? 'secondary' : 'danger'}
        icon={isSuspended ? <LockOpen size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
        onClick={() => setSeen({ isSuspended, suspensionReason })}
      >
        {isSuspended ? words.lift : words.suspend}
      </Button>
      <ConfirmDialog
        open={seen !== undefined}
        onOpenChange={close}
        title={lifts ? words.liftTitle(name) : words.title(name)}
        confirmLabel={lifts ? words.lift : words.suspend}
        onConfirm={confirm}
        loading={isLoading}
        danger={!lifts}
      >
        <Stack>
          <p>{lifts ? words.liftBody : words.body}</p>
          {!lifts && (
            <Field label={words.reason} hint={words.reasonHint} optional>
              <TextArea rows={3} maxLength={4000} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

const sayWhy = (error: unknown) => failureWords(error, shared.tryAgain)
