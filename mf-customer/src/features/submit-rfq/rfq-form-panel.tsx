import { isApiError, messageOf } from '@kerf/shared-contracts/client/api-error'
import { useCreateRfqMutation } from '@kerf/shared-contracts/client/generated/rfqs'
import { readToken } from '@kerf/shared-contracts/client/session'
import { Stack } from '@kerf/shared-ui/layout'
import { submitForm } from '@kerf/shared-ui/submit-form'
import { media, space } from '@kerf/shared-ui/theme/tokens'
import { toast } from '@kerf/shared-ui/toasts'
import { FormikProvider, useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { FilesGroup } from './files-group.tsx'
import { ManufacturingGroup } from './manufacturing-group.tsx'
import { MaterialGroup } from './material-group.tsx'
import { NotesGroup } from './notes-group.tsx'
import { ProjectGroup } from './project-group.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { type CreatedRfq, keepDraft, type RfqDraft } from './rfq-draft.ts'
import { isTouched, type RfqFormValues, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'
import { RfqSummary } from './rfq-summary.tsx'
import { text } from './text.ts'
import type { Uploads } from './use-upload-queue.ts'

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: ${space[16]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface RfqFormPanelProps {
  userId: string
  draft: RfqDraft
  uploads: Uploads
  /** Names of files that an earlier visit had chosen. */
  lostFiles: readonly string[]
  onStartOver: () => void
  onCreated: (rfq: CreatedRfq) => void
}

function useRfqForm({ draft, onCreated }: Pick<RfqFormPanelProps, 'draft' | 'onCreated'>) {
  const [createRfq] = useCreateRfqMutation()
  return useFormik<RfqFormValues>({
    initialValues: draft.values,
    validate: rfqFormErrors,
    onSubmit: async (values, { setErrors }) => {
      if (readToken() === null) return toast.error(text.failed, text.notAuthenticated)
      const { data, error } = await createRfq({ createRfqBody: rfqBody(values) })
      if (data) return onCreated({ id: data.id, displayNumber: data.displayNumber })
      if (isApiError(error) && error.fields) setErrors(error.fields)
      const isSignedOut = isApiError(error) && error.status === 401
      toast.error(text.failed, isSignedOut ? text.notAuthenticated : messageOf(error, text.failedText))
    },
  })
}

/** The form of a request, in groups, with a summary beside it. What is typed is kept while it is typed. */
export function RfqFormPanel({ userId, draft, uploads, lostFiles, onStartOver, onCreated }: RfqFormPanelProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useRfqForm({ draft, onCreated })
  const { values } = form
  const { files } = uploads

  useEffect(() => {
    const chosen = files.map(({ file }) => file.name)
    keepDraft(userId, { values, fileNames: [...chosen, ...lostFiles], created: null })
  }, [userId, values, files, lostFiles])

  const startOver = () => {
    for (const { id } of files) uploads.queue.remove(id)
    onStartOver()
  }
  return (
    <FormikProvider value={form}>
      <Columns ref={element} noValidate onSubmit={submitForm(form)} aria-label={text.title}>
        <Stack $gap={16}>
          {(isTouched(draft.values) || lostFiles.length > 0) && (
            <RestoredNotice lostFiles={lostFiles} onStartOver={startOver} />
          )}
          <ProjectGroup />
          <MaterialGroup />
          <ManufacturingGroup />
          <FilesGroup uploads={uploads} formRef={element} />
          <NotesGroup />
        </Stack>
        <RfqSummary files={files} />
      </Columns>
    </FormikProvider>
  )
}
