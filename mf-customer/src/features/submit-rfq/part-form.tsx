import { Card } from '@kerf/shared-ui/content/card.tsx'
import type { RefObject } from 'react'
import { AddPart } from './add-part.tsx'
import { FormGrid } from './form-grid.ts'
import { ManufacturingGroup } from './manufacturing-group.tsx'
import { MaterialFields } from './material-fields.tsx'
import { NotesGroup } from './notes-group.tsx'
import { PartCard } from './part-card.tsx'
import { type PartErrors, shownErrors } from './part-errors.ts'
import { PartFiles } from './part-files.tsx'
import type { PartValues } from './part-list.ts'
import { ProjectGroup } from './project-group.tsx'
import { QuantityFields } from './quantity-fields.tsx'
import type { FileNames } from './rfq-draft.ts'
import { text } from './text.ts'
import type { QueuedFile } from './upload-queue.ts'
import type { PartActions } from './use-parts.ts'
import type { RfqFormik } from './use-rfq-form.ts'

interface FormProps {
  touched: RfqFormik['touched']
  errors: readonly PartErrors[]
  actions: PartActions
  filesOf: (part: string) => readonly QueuedFile[]
  onAddFiles: (part: string, files: File[]) => File[]
  onRemoveFile: (id: string) => void
}

interface OnePartFormProps extends FormProps {
  part: PartValues
  formRef: RefObject<HTMLFormElement | null>
}

const noErrors: PartErrors = {}
const noNames: readonly string[] = []

/** The specification's form: a request for one part. */
export function OnePartForm({
  part,
  errors,
  touched,
  actions,
  filesOf,
  onAddFiles,
  onRemoveFile,
  formRef,
}: OnePartFormProps) {
  const fields = { part, index: 0, errors: shownErrors(errors[0] ?? noErrors, touched, 0), actions }
  return (
    <>
      <ProjectGroup>
        <QuantityFields {...fields} />
      </ProjectGroup>
      <Card title={text.part.title}>
        <FormGrid>
          <MaterialFields {...fields} />
        </FormGrid>
      </Card>
      <ManufacturingGroup />
      <Card title={text.files.title}>
        <PartFiles
          files={filesOf(part.key)}
          onAdd={(added) => onAddFiles(part.key, added)}
          onRemove={onRemoveFile}
          targetRef={formRef}
          takesTheRest
          title={text.files.drop}
        />
      </Card>
      <NotesGroup />
      <AddPart count={1} onAdd={actions.add} />
    </>
  )
}

interface SeveralPartsFormProps extends FormProps {
  parts: readonly PartValues[]
  lostFiles: FileNames
}

/** A request for several parts, each with all that is its own. */
export function SeveralPartsForm({
  parts,
  errors,
  touched,
  actions,
  filesOf,
  lostFiles,
  onAddFiles,
  onRemoveFile,
}: SeveralPartsFormProps) {
  return (
    <>
      <ProjectGroup />
      {parts.map((part, index) => (
        <PartCard
          key={part.key}
          part={part}
          index={index}
          count={parts.length}
          errors={shownErrors(errors[index] ?? noErrors, touched, index)}
          actions={actions}
          files={filesOf(part.key)}
          lostFiles={lostFiles[part.key] ?? noNames}
          onAddFiles={onAddFiles}
          onRemoveFile={onRemoveFile}
        />
      ))}
      <AddPart count={parts.length} onAdd={actions.add} />
      <ManufacturingGroup />
      <NotesGroup hint={text.notes.severalHint} />
    </>
  )
}
