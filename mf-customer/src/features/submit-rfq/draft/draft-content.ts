import type { RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { kindByName } from '../files/choosing/file-refusals.ts'
import { type QueuedFile, type StoredDrawing, storedDrawings, wholeRequest } from '../files/sending/upload-queue.ts'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { storedValues } from './stored-draft.ts'

/** What is saved: the form as typed, and the drawings that were sent. What differs from them is found anew. */
export function draftContent({ findings: _found, answers, ...values }: RfqFormValues, files: readonly QueuedFile[]) {
  const parts = values.parts.map((part) => ({ ...part, quantities: [...part.quantities] }))
  const said = answers && { answers: [...answers] }
  return { values: { ...values, parts, ...said }, files: savedFiles(storedDrawings(files)) }
}

/** Drawings as a draft of the server names them. */
export function savedFiles(drawings: readonly StoredDrawing[]) {
  return drawings.map(({ earlyId, part }) => ({ fileId: earlyId, part: part === wholeRequest ? null : part }))
}

export type DraftContent = ReturnType<typeof draftContent>

/** The form of a draft of the server; what another release wrote differently is as in an empty form. */
export const valuesOf = (draft: ServerDraft): RfqFormValues => storedValues.parse(draft.values)

/** What a drawing is, where its name says otherwise. */
function misnamedAs({ fileName, fileType }: ServerDraft['files'][number]['file']): StoredDrawing['misnamed'] {
  const isDrawing = fileType === 'step' || fileType === 'pdf'
  return isDrawing && fileType !== kindByName(fileName) ? fileType : null
}

/** The drawings of a draft of the server. */
export function drawingsOf(draft: ServerDraft): StoredDrawing[] {
  return draft.files.map(({ part, file }) => ({
    earlyId: file.id,
    name: file.fileName,
    size: file.fileSize,
    part: part ?? wholeRequest,
    misnamed: misnamedAs(file),
  }))
}

/** Drawings, each for a part that is there: none is hidden. */
export function placedIn({ parts }: RfqFormValues, drawings: readonly StoredDrawing[]): StoredDrawing[] {
  const keys = new Set(parts.map(({ key }) => key))
  return drawings.map((drawing) => (keys.has(drawing.part) ? drawing : { ...drawing, part: wholeRequest }))
}
