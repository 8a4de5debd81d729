import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useListAdminRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { useChangeSupplierRequestMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import { AttachmentsField } from '../../../shared/attachments/attachments-field.tsx'
import { sayUploadFailed, UploadFailed, useAttachments } from '../../../shared/attachments/use-attachments.ts'
import { IdentityWarning } from '../../../shared/identity/identity-warning.tsx'
import { text as identity } from '../../../shared/identity/text.ts'
import { mostRfqs } from '../../../shared/most-rfqs.ts'
import { text as shared } from '../../../shared/text.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'
import { changeBase, changeBody, changeSchema, changeValues, keptChange, type PartValues } from './change-form.ts'

const words = text.change

const partFields: readonly { name: keyof PartValues; max: number; isRequired: boolean }[] = [
  { name: 'name', max: 160, isRequired: true },
  { name: 'material', max: 80, isRequired: true },
  { name: 'materialGrade', max: 80, isRequired: false },
  { name: 'finishing', max: 80, isRequired: false },
  { name: 'tolerance', max: 80, isRequired: false },
  { name: 'quantities', max: 100, isRequired: true },
  { name: 'notes', max: 4000, isRequired: false },
]

function useChangeForm(request: RequestDetails, onClose: () => void) {
  const [change] = useChangeSupplierRequestMutation()
  const attachments = useAttachments()
  const dialog = useDialogForm({
    place: `supplier request ${request.id} change`,
    kept: keptChange,
    shown: useMemo(() => changeValues(request), [request]),
    base: useMemo(() => changeBase(request), [request]),
    schema: changeSchema,
    send: async (values, basedOn) => {
      try {
        const attachedFiles = await attachments.store()
        return await change({ id: request.id, body: { ...changeBody(request, values), attachedFiles, basedOn } })
      } catch (error) {
        if (error instanceof UploadFailed) return { error }
        throw error
      }
    },
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => {
      attachments.forgetStored(error)
      if (error instanceof UploadFailed) sayUploadFailed(error)
      else toast.error(words.failed, failureWords(error, shared.tryAgain))
    },
  })
  return { ...dialog, attachments }
}

type ChangeForm = ReturnType<typeof useChangeForm>['form']

function PartFields({ form, part }: { form: ChangeForm; part: RequestDetails['parts'][number] }) {
  return (
    <Stack $gap={8}>
      <SectionTitle>{part.name}</SectionTitle>
      <CardGrid $min={200}>
        {partFields.map(({ name, max, isRequired }) => (
          <Field
            key={name}
            label={words.part[name]}
            hint={name === 'quantities' ? words.quantitiesHint : undefined}
            error={errorAt(form, `parts.${part.id}.${name}`)}
            required={isRequired}
          >
            <TextInput maxLength={max} {...form.getFieldProps(`parts.${part.id}.${name}`)} />
          </Field>
        ))}
      </CardGrid>
    </Stack>
  )
}

function RemovedFiles({ form, files }: { form: ChangeForm; files: RequestDetails['files'] }) {
  const { removedFiles } = form.values
  const set = (id: string, isRemoved: boolean) =>
    void form.setFieldValue(
      'removedFiles',
      isRemoved ? [...removedFiles, id] : removedFiles.filter((one) => one !== id),
    )
  return files.map(({ id, fileName }) => (
    <Checkbox
      key={id}
      label={words.removeFile(fileName)}
      checked={removedFiles.includes(id)}
      onChange={({ target }) => set(id, target.checked)}
    />
  ))
}

/** The texts that suppliers will read, by field label. */
function writtenOf({ form, attachments }: ReturnType<typeof useChangeForm>): Record<string, string> {
  const { projectName, description, specialInstructions, parts } = form.values
  const inParts = (name: keyof PartValues) => Object.values(parts).map((part) => part[name])
  return {
    [words.projectName]: projectName,
    ...Object.fromEntries(partFields.map(({ name }) => [words.part[name], inParts(name).join('\n')])),
    [words.description]: description,
    [words.instructions]: specialInstructions,
    [identity.fileNames]: attachments.chosen.map(({ name }) => name).join('\n'),
  }
}

/** The RFQs with their customers, whose names are looked for. */
function useRfqs({ rfqs }: RequestDetails) {
  const ids = rfqs.map(({ id }) => id).join(',')
  const { data } = useListAdminRfqsQuery({ ids, limit: mostRfqs }, { skip: ids === '' })
  return data?.items ?? []
}

/** Drawings that customers added since the request was sent; none goes out unasked. */
function LaterDrawings({ form, rfqs }: { form: ChangeForm; rfqs: RequestDetails['rfqs'] }) {
  const { addedDrawings } = form.values
  const set = (id: string, isAdded: boolean) =>
    void form.setFieldValue(
      'addedDrawings',
      isAdded ? [...addedDrawings, id] : addedDrawings.filter((one) => one !== id),
    )
  const later = rfqs.flatMap((rfq) => rfq.laterDrawings.map((file) => ({ rfq, file })))
  if (later.length === 0) return null
  return (
    <Field group label={words.later} hint={words.laterHint}>
      {later.map(({ rfq, file }) => (
        <Checkbox
          key={file.id}
          label={words.sendFile(file.fileName)}
          hint={words.ofRfq(rfq.displayNumber, formatFileSize(file.size))}
          checked={addedDrawings.includes(file.id)}
          onChange={({ target }) => set(file.id, target.checked)}
        />
      ))}
    </Field>
  )
}

/** Changes what suppliers are asked. Quotes for what it was before have to be made anew. */
export function ChangeDialog({ request, onClose }: { request: RequestDetails; onClose: () => void }) {
  const dialog = useChangeForm(request, onClose)
  const { form, element, errorOf, attachments } = dialog
  const rfqs = useRfqs(request)
  const adds = attachments.chosen.length > 0
  const pending = request.supplierQuotes.filter(({ status, isOutdated }) => status === 'pending' && !isOutdated).length
  return (
    <FormDialog
      form={form}
      element={element}
      size="large"
      title={words.title}
      description={words.text}
      submit={words.submit}
      disabledReason={form.dirty || adds ? undefined : words.same}
      present={[{ label: words.projectName, value: request.projectName }]}
      onClose={onClose}
    >
      {pending > 0 && <Notice tone="yellow">{words.outdates(pending)}</Notice>}
      <Field label={words.projectName} error={errorOf('projectName')} required>
        <TextInput maxLength={200} {...form.getFieldProps('projectName')} />
      </Field>
      {request.parts.map((part) => (
        <PartFields key={part.id} form={form} part={part} />
      ))}
      <IdentityWarning rfqs={rfqs} written={writtenOf(dialog)} />
      <Field label={words.description} error={errorOf('description')} required>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('description')} />
      </Field>
      <Field label={words.instructions} error={errorOf('specialInstructions')} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('specialInstructions')} />
      </Field>
      {request.files.length > 0 && (
        <Field group label={words.files} hint={words.filesHint}>
          <RemovedFiles form={form} files={request.files} />
        </Field>
      )}
      <LaterDrawings form={form} rfqs={request.rfqs} />
      <LeaveGuard when={adds && !form.dirty} />
      <AttachmentsField attachments={attachments} isSending={form.isSubmitting} targetRef={element} />
    </FormDialog>
  )
}
