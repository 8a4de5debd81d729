import { Card } from '@kerf/shared-ui/content/card.tsx'
import type { RefObject } from 'react'
import { DeliveryGroup } from '../delivery/delivery-group.tsx'
import type { FileNames } from '../draft/rfq-draft.ts'
import { PartFiles } from '../files/part-files.tsx'
import type { QueuedFile } from '../files/upload-queue.ts'
import { AddPart } from '../parts/add-part.tsx'
import { MaterialFields } from '../parts/material-fields.tsx'
import { PartCard } from '../parts/part-card.tsx'
import { type PartErrors, shownErrors } from '../parts/part-errors.ts'
import type { PartValues } from '../parts/part-list.ts'
import { QuantityFields } from '../parts/quantity-fields.tsx'
import type { PartActions } from '../parts/use-parts.ts'
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
  onAddFiles: (part: string, files: File[]) => Promise<File[]>
  onRemoveFile: (id: string) => void
}

interface OnePartFormProps extends FormProps {
  part: PartValues
  formRef: RefObject<HTMLFormElement | null>
}

const noErrors: PartErrors = {}
const noNames: readonly string[] = []

/** The form for a single part, the common case (docs/product/rfqs.md, 'The request form'). */
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
          takesPageDrops
          title={text.files.drop}
        />
      </Card>
      <DeliveryGroup />
      <NotesGroup />
      <AddPart count={1} onAdd={actions.add} />
    </>
  )
}

interface SeveralPartsFormProps extends FormProps {
  parts: readonly PartValues[]
  lostFiles: FileNames
}

/** A request for several parts, each with its own fields. */
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
      <DeliveryGroup />
      <NotesGroup hint={text.notes.severalHint} />
    </>
  )
}
