import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DeliveryGroup } from '../delivery/delivery-group.tsx'
import type { FileNames } from '../draft/rfq-draft.ts'
import { RequestFiles } from '../files/request-files.tsx'
import { type QueuedFile, wholeRequest } from '../files/sending/upload-queue.ts'
import { AddPart } from '../parts/add-part.tsx'
import { MaterialFields } from '../parts/material-fields.tsx'
import { PartCard } from '../parts/part-card.tsx'
import { PartDrawings } from '../parts/part-drawings.tsx'
import { type PartErrors, shownErrors } from '../parts/part-errors.ts'
import type { PartValues } from '../parts/part-list.ts'
import { PartsViewToggle } from '../parts/parts-view-toggle.tsx'
import { QuantityFields } from '../parts/quantity-fields.tsx'
import { PartsTable } from '../parts/table/parts-table.tsx'
import type { PartActions } from '../parts/use-parts.ts'
import type { PartsView } from '../parts/use-parts-view.ts'
import { text } from '../text.ts'
import { FormGrid } from './form-grid.ts'
import { ManufacturingGroup } from './manufacturing-group.tsx'
import { NotesGroup } from './notes-group.tsx'
import { ProjectGroup } from './project-group.tsx'
import type { RfqFormik } from './use-rfq-form.ts'

interface FormProps {
  touched: RfqFormik['touched']
  errors: readonly PartErrors[]
  actions: PartActions
  filesOf: (part: string) => readonly QueuedFile[]
  /** Makes parts of files. @returns the files that were already chosen */
  onDropped: (files: File[]) => Promise<File[]>
  onRemoveFile: (id: string) => void
}

interface OnePartFormProps extends FormProps {
  part: PartValues
}

const noErrors: PartErrors = {}
const noNames: readonly string[] = []

/** The form for a single part, the common case (docs/product/rfqs.md, 'The request form'). */
export function OnePartForm({ part, errors, touched, actions, filesOf, onDropped, onRemoveFile }: OnePartFormProps) {
  const fields = { part, index: 0, errors: shownErrors(errors[0] ?? noErrors, touched, 0), actions }
  const [own, whole] = [filesOf(part.key), filesOf(wholeRequest)]
  const files = whole.length === 0 ? own : [...own, ...whole]
  return (
    <>
      <RequestFiles files={files} isOnePart onDropped={onDropped} onRemove={onRemoveFile}>
        <PartDrawings part={part} files={files} />
      </RequestFiles>
      <ProjectGroup>
        <QuantityFields {...fields} />
      </ProjectGroup>
      <Card title={text.part.title}>
        <FormGrid>
          <MaterialFields {...fields} />
        </FormGrid>
      </Card>
      <ManufacturingGroup />
      <DeliveryGroup />
      <NotesGroup />
      <AddPart count={1} onAdd={actions.add} />
    </>
  )
}

interface SeveralPartsFormProps extends FormProps {
  parts: readonly PartValues[]
  lostFiles: FileNames
  view: PartsView
  onAddFiles: (part: string, files: File[]) => Promise<File[]>
}

/** A request for several parts, each with its own fields, as cards or as the rows of a table. */
export function SeveralPartsForm({ view, ...props }: SeveralPartsFormProps) {
  const { parts, actions, filesOf, onDropped, onRemoveFile } = props
  return (
    <>
      <RequestFiles files={filesOf(wholeRequest)} isOnePart={false} onDropped={onDropped} onRemove={onRemoveFile} />
      <ProjectGroup />
      <PartsViewToggle view={view} count={parts.length} />
      {view.shown === 'table' ? <PartsTable {...props} /> : <PartCards {...props} />}
      <AddPart count={parts.length} onAdd={actions.add} />
      <ManufacturingGroup />
      <DeliveryGroup />
      <NotesGroup hint={text.notes.severalHint} />
    </>
  )
}

function PartCards({ parts, errors, touched, filesOf, lostFiles, ...shared }: Omit<SeveralPartsFormProps, 'view'>) {
  const { actions, onAddFiles, onRemoveFile } = shared
  return parts.map((part, index) => (
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
  ))
}
