import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useDeclineRequestMutation } from '@kerf/shared-runtime/endpoints/supplier-requests-supplier'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.decline

/** Declines to quote, with a reason that helps the admin choose suppliers next time. */
export function DeclineDialog({ request, onClose }: { request: ReceivedRequest; onClose: () => void }) {
  const [decline] = useDeclineRequestMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `request ${request.id} decline`,
    kept: mini.partial(mini.object({ reason: mini.string() })),
    shown: { reason: '' },
    base: undefined,
    schema: z.object({ reason: z.string().trim().min(1, words.missing).max(2000) }),
    send: (body: { reason: string }) => decline({ id: request.id, body }),
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text}
      submit={words.submit}
      onClose={onClose}
    >
      <Cluster $gap={8}>
        {words.usual.map((reason) => (
          <Button key={reason} size="small" onClick={() => void form.setFieldValue('reason', reason)}>
            {reason}
          </Button>
        ))}
      </Cluster>
      <Field label={words.reason} error={errorOf('reason')} required>
        <TextArea rows={4} maxLength={2000} {...form.getFieldProps('reason')} />
      </Field>
    </FormDialog>
  )
}
