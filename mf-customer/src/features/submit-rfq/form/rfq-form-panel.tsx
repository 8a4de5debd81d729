import type { RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { FormikProvider } from 'formik'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Aside, BeganForm } from '../draft/begin-form.ts'
import { BackNotice, ChangedElsewhere } from '../draft/changed-elsewhere.tsx'
import { DraftStatus } from '../draft/draft-status.tsx'
import { RestoredNotice } from '../draft/restored-notice.tsx'
import type { CreatedRfq, FileNames } from '../draft/rfq-draft.ts'
import { useFormDraft } from '../draft/use-form-draft.ts'
import { EarlyRetryContext } from '../files/sending/early-retry.ts'
import type { Uploads } from '../files/sending/use-upload-queue.tsx'
import { FileMovesContext } from '../files/sorting/file-moves.tsx'
import { useDroppedFiles } from '../files/sorting/use-dropped-files.ts'
import { useFileMoves } from '../files/sorting/use-file-moves.ts'
import { useFormFiles } from '../files/use-form-files.ts'
import { RequestFindings } from '../findings/request-findings.tsx'
import { errorsByPart } from '../parts/part-errors.ts'
import { useParts } from '../parts/use-parts.ts'
import { usePartsView } from '../parts/use-parts-view.ts'
import { text } from '../text.ts'
import { OnePartForm, SeveralPartsForm } from './part-form.tsx'
import { isTouched } from './rfq-form-schema.ts'
import { RfqSummary } from './rfq-summary.tsx'
import { useRfqForm } from './use-rfq-form.ts'

const Columns = styled.form<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 300px')};
  align-items: start;
  gap: ${space[16]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface RfqFormPanelProps {
  userId: string
  began: BeganForm
  uploads: Uploads
  /** Names of files chosen in an earlier visit, by part. */
  lostFiles: FileNames
  onStartOver: (mine: Aside | null) => void
  onBack: ((saved: RfqDraftState | null) => void) | undefined
  onCreated: (rfq: CreatedRfq) => void
}

/** The request form, in groups, with a summary beside it. Saves a draft as the user types. */
export function RfqFormPanel({ userId, began, uploads, lostFiles, onStartOver, onBack, onCreated }: RfqFormPanelProps) {
  const element = useRef<HTMLFormElement>(null)
  const choice = useRef<HTMLDivElement>(null)
  const { queue, files, filesOf } = uploads
  const { form, submit, connect, tried } = useRfqForm(began.draft, uploads, (rfq) => {
    draft.end()
    onCreated(rfq)
  })
  const { values, touched } = form
  const { parts } = values
  const { actions, said, say, partsNow } = useParts(form, element, queue.removePart)
  const chosen = useFormFiles(values, uploads, lostFiles)
  const dropped = useDroppedFiles(queue, partsNow, actions)
  const draft = useFormDraft({ userId, began, values, files, names: chosen.names, tried, onStartOver })
  const { saving, state, discarding } = draft
  useEffect(() => connect(saving), [connect, saving])
  const view = usePartsView()
  const moves = useFileMoves(queue, partsNow, say, parts.length > 1)
  const lostNames = Object.values(lostFiles).flat()
  const isRestored = isTouched(began.draft.values) || began.drawings.length > 0 || lostNames.length > 0
  const shared = {
    touched,
    errors: errorsByPart(form.errors, parts.length),
    actions,
    filesOf,
    onDropped: dropped,
    onRemoveFile: queue.remove,
  }
  const [only, ...others] = parts
  return (
    <FormikProvider value={form}>
      <EarlyRetryContext value={uploads.retryEarly}>
        <FileMovesContext value={moves}>
          <Columns
            ref={element}
            noValidate
            onSubmit={submit}
            aria-label={text.title}
            $isWide={others.length > 0 && view.shown === 'table'}
          >
            <Stack $gap={16}>
              <ChangedElsewhere
                ref={choice}
                status={state.status}
                onKeepThis={() => void saving.overwrite()}
                onTakeOther={draft.takeOther}
              />
              {onBack && <BackNotice onBack={() => onBack(state.saved)} />}
              {isRestored && state.status.is !== 'stale' && (
                <RestoredNotice saved={state.saved} lostFiles={lostNames} onStartOver={discarding.ask} />
              )}
              {only && others.length === 0 && <OnePartForm {...shared} part={only} />}
              {others.length > 0 && (
                <SeveralPartsForm {...shared} parts={parts} lostFiles={lostFiles} view={view} onAddFiles={chosen.add} />
              )}
              <RequestFindings filesOf={filesOf} actions={actions} />
            </Stack>
            <RfqSummary
              files={files}
              filesOf={filesOf}
              errors={shared.errors}
              formRef={element}
              draftStatus={
                <DraftStatus
                  state={state}
                  unsent={draft.unsent}
                  onChoose={() => choice.current?.focus()}
                  onDiscard={draft.mayDiscard ? discarding.ask : undefined}
                />
              }
            />
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </Columns>
        </FileMovesContext>
      </EarlyRetryContext>
      {discarding.question}
      <LeaveGuard when={draft.isAtRisk} {...text.leave} />
    </FormikProvider>
  )
}
