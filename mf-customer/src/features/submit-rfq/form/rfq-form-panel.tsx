import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { FormikProvider } from 'formik'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { RestoredNotice } from '../draft/restored-notice.tsx'
import { type CreatedRfq, type FileNames, keepDraft, type RfqDraft } from '../draft/rfq-draft.ts'
import { useFormFiles } from '../files/use-form-files.ts'
import type { Uploads } from '../files/use-upload-queue.ts'
import { errorsByPart } from '../parts/part-errors.ts'
import { useParts } from '../parts/use-parts.ts'
import { text } from '../text.ts'
import { OnePartForm, SeveralPartsForm } from './part-form.tsx'
import { isTouched } from './rfq-form-schema.ts'
import { RfqSummary } from './rfq-summary.tsx'
import { useRfqForm } from './use-rfq-form.ts'

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
  /** Names of files chosen in an earlier visit, by part. */
  lostFiles: FileNames
  onStartOver: () => void
  onCreated: (rfq: CreatedRfq) => void
}

/** The request form, in groups, with a summary beside it. Stores a draft as the user types. */
export function RfqFormPanel({ userId, draft, uploads, lostFiles, onStartOver, onCreated }: RfqFormPanelProps) {
  const element = useRef<HTMLFormElement>(null)
  const { form, submit } = useRfqForm(draft.values, onCreated)
  const { values, touched } = form
  const { queue, files, filesOf } = uploads
  const { actions, said } = useParts(form, element, queue.removePart)
  const chosen = useFormFiles(values, uploads, lostFiles)
  const lostNames = values.parts.flatMap(({ key }) => lostFiles[key] ?? [])

  useEffect(() => {
    keepDraft(userId, { values, fileNames: chosen.names, created: null })
  }, [userId, values, chosen.names])

  const { parts } = values
  const startOver = () => {
    for (const { id } of files) queue.remove(id)
    onStartOver()
  }
  const shared = {
    touched,
    errors: errorsByPart(form.errors, parts.length),
    actions,
    filesOf,
    onAddFiles: chosen.add,
    onRemoveFile: queue.remove,
  }
  const [only, ...others] = parts
  return (
    <FormikProvider value={form}>
      <Columns ref={element} noValidate onSubmit={submit} aria-label={text.title}>
        <Stack $gap={16}>
          {(isTouched(draft.values) || lostNames.length > 0) && (
            <RestoredNotice lostFiles={lostNames} onStartOver={startOver} />
          )}
          {only && others.length === 0 && <OnePartForm {...shared} part={only} formRef={element} />}
          {others.length > 0 && <SeveralPartsForm {...shared} parts={parts} lostFiles={lostFiles} />}
        </Stack>
        <RfqSummary files={files} filesOf={filesOf} errors={shared.errors} formRef={element} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Columns>
      <LeaveGuard when={isTouched(values) || files.length > 0} {...text.leave} />
    </FormikProvider>
  )
}
