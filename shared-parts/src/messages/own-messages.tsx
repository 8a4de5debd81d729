import { changeableFor } from '@kerf/shared-contracts/rules/messages'
import { toast } from '@kerf/shared-runtime'
import { useChangeMessageMutation, useDeleteMessageMutation } from '@kerf/shared-runtime/endpoints/messages'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Menu } from '@kerf/shared-ui/actions/menu.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import type { ThreadMessage } from '@kerf/shared-ui/messages/message-groups.ts'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { failureWords } from '../forms/failure-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useDialogForm } from '../forms/use-dialog-form.ts'
import { maxMessageLength } from './conversation-sending.ts'
import { text } from './text.ts'

const words = text.own

/** Ctrl + Enter sends, as it does where messages are written. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Edits the text of one of the user's own messages. */
function EditDialog({ message, onClose }: { message: ThreadMessage; onClose: () => void }) {
  const [change] = useChangeMessageMutation()
  const mayBeEmpty = message.files.length > 0
  const { form, element, errorOf } = useDialogForm({
    place: `message ${message.id}`,
    kept: mini.partial(mini.object({ body: mini.string() })),
    shown: { body: message.body },
    base: undefined,
    schema: z.object({
      body: z
        .string()
        .trim()
        .min(mayBeEmpty ? 0 : 1, words.empty)
        .max(maxMessageLength),
    }),
    send: (body: { body: string }) => change({ id: message.id, body }),
    onDone: onClose,
    onFailed: (error) => toast.error(words.editFailed, failureWords(error, text.composer.kept)),
  })
  return (
    <FormDialog form={form} element={element} title={words.editTitle} submit={words.save} onClose={onClose}>
      <Field label={words.message} error={errorOf('body')}>
        <TextArea rows={5} maxLength={maxMessageLength} onKeyDown={sendByKeys} {...form.getFieldProps('body')} />
      </Field>
    </FormDialog>
  )
}

function DeleteDialog({ message, onClose }: { message: ThreadMessage; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteMessageMutation()
  const confirm = async () => {
    const { error } = await remove({ id: message.id })
    if (error) toast.error(words.deleteFailed, failureWords(error, text.composer.kept))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle}
      confirmLabel={words.delete}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      <p>{words.deleteText}</p>
    </ConfirmDialog>
  )
}

/** Milliseconds between two updates of the time. */
const tick = 15_000

/** The time, updated often enough for a button to disappear when its time is up. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What authors can do with their new messages: edit or delete them. */
export function useOwnMessages(): { actions: (message: ThreadMessage) => ReactNode; dialog: ReactNode } {
  const [chosen, setChosen] = useState<{ message: ThreadMessage; to: 'edit' | 'delete' }>()
  const now = useNow()
  const close = () => setChosen(undefined)
  const actions = (message: ThreadMessage) => {
    const { isOwn, isDeleted, createdAt } = message
    if (!isOwn || isDeleted || now - Date.parse(createdAt) > changeableFor) return null
    return (
      <Menu
        trigger={
          <IconButton
            size="small"
            label={words.actions}
            icon={<EllipsisVertical size={16} aria-hidden />}
            tooltip={false}
          />
        }
        items={[
          {
            label: words.edit,
            icon: <Pencil size={16} aria-hidden />,
            onSelect: () => setChosen({ message, to: 'edit' }),
          },
          {
            label: words.delete,
            icon: <Trash2 size={16} aria-hidden />,
            danger: true,
            onSelect: () => setChosen({ message, to: 'delete' }),
          },
        ]}
      />
    )
  }
  const Chosen = chosen && { edit: EditDialog, delete: DeleteDialog }[chosen.to]
  return { actions, dialog: Chosen && <Chosen message={chosen.message} onClose={close} /> }
}
