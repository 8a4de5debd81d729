import type { SavedFilter } from '@kerf/shared-contracts/contracts/saved-filters'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useRenameSavedFilterMutation, useSaveFilterMutation } from '@kerf/shared-runtime/endpoints/saved-filters'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { failureWords } from '../../forms/failure-words.ts'
import { KeptForm } from '../../forms/kept-form.tsx'
import { useKeptForm } from '../../forms/use-kept-form.ts'
import { text as lists } from '../text.ts'

const words = lists.savedFilters
const text = words.dialog

/** Maximum length of a name, from the contract. */
const longestName = 80

interface NameDialogProps {
  list: string
  /** What is saved. */
  query?: string
  /** Saved filters to rename, instead of new ones to save. */
  renamed?: SavedFilter
  onClose: () => void
}

type Values = { name: string }
type Base = { name: string } | undefined

/** The call that saves the name, and its messages. */
function useNaming({ list, query = '', renamed }: NameDialogProps) {
  const [saveFilter] = useSaveFilterMutation()
  const [rename] = useRenameSavedFilterMutation()
  if (!renamed) {
    return {
      send: (name: string, _base: Base, replace: boolean) => saveFilter({ body: { list, name, query, replace } }),
      ...{ done: words.done.saved, wrong: words.wrong.saved, place: `saved filters ${list}` },
    }
  }
  return {
    send: (name: string, basedOn: Base) => rename({ id: renamed.id, body: { name, basedOn } }),
    ...{ done: words.done.renamed, wrong: words.wrong.renamed, place: `saved filter ${renamed.id}` },
  }
}

/** Asks for the name under which to save filters, or for their new name. */
export function NameDialog(props: NameDialogProps) {
  const { renamed, onClose } = props
  const formId = useId()
  // The name that is taken: submitting it again replaces the existing filters.
  const [taken, setTaken] = useState<string>()
  const { send, done, wrong, place } = useNaming(props)
  const shown = { name: renamed?.name ?? '' }
  const form = useKeptForm<Values, Base>({
    ...{ place, kept: z.object({ name: z.string() }), shown, base: renamed && { name: renamed.name } },
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameMissing } : {}),
    onSubmit: async ({ name }, { base, sent, refused }) => {
      const { data, error } = await send(name, base, taken === name)
      if (error && refused(error)) return
      if (isApiError(error) && error.code === 'saved_filter.name_taken') return setTaken(name)
      if (error || !data) return toast.error(wrong, failureWords(error, lists.tryAgain))
      sent()
      toast.success(done(data.name))
      onClose()
    },
  })
  const isTaken = taken !== undefined && taken === form.values.name
  const mayReplace = isTaken && !renamed
  const missing = form.touched.name ? form.errors.name : undefined
  const takenWords = mayReplace ? text.taken : text.takenByOthers
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={renamed ? text.rename : text.save}
      description={renamed ? undefined : text.saveText}
      locked={form.isSubmitting}
      footer={
        <>
          <Button
            onClick={() => form.keeping.leave(onClose)}
            disabledReason={form.isSubmitting ? text.sending : undefined}
          >
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant={mayReplace ? 'danger' : 'primary'} loading={form.isSubmitting}>
            {mayReplace ? text.submit.replace : text.submit[renamed ? 'rename' : 'save']}
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={16} id={formId} noValidate autoComplete="off" onSubmit={submitForm(form)}>
        <KeptForm form={form} present={renamed && [{ label: text.name, value: <bdi>{renamed.name}</bdi> }]} />
        <Field label={text.name} error={isTaken ? takenWords : missing} required>
          <TextInput {...form.getFieldProps('name')} dir="auto" maxLength={longestName} />
        </Field>
      </Stack>
    </Dialog>
  )
}
