import { maxFaces } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { withFaces } from '@kerf/shared-parts/files/face-choice.ts'
import { faceNumbers, facesInLink } from '@kerf/shared-parts/files/face-link.ts'
import { ModelWindow } from '@kerf/shared-parts/files/model-dialog.tsx'
import { characteristicName } from '@kerf/shared-parts/quality/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Row } from './characteristics-form.ts'
import { text } from './text.ts'

const words = text.face

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  height: 100%;
  min-height: 0;
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[12]};
`

const Model = styled.div`
  flex: 1;
  min-height: 320px;
`

type Chosen = Pick<Row, 'fileId' | 'faces'>

interface FaceDialogProps {
  row: Row
  /** The STEP files of the request. */
  models: readonly { id: string; filename: string }[]
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

function errorOf(faces: readonly number[] | undefined): string | undefined {
  if (faces === undefined) return words.wrong
  return faces.length > maxFaces ? words.tooMany(maxFaces) : undefined
}

/** Chooses the face that a characteristic points at: in the model, by a link from it, or by its number. */
export function FaceDialog({ row, models, onChoose, onClose }: FaceDialogProps) {
  const [fileId, setFileId] = useState(row.fileId || (models[0]?.id ?? ''))
  const [typed, setTyped] = useState(row.faces)
  const [isAsked, setAsked] = useState(false)
  const faces = faceNumbers(typed.trim())
  const error = errorOf(faces)
  const type = (input: string) => {
    const link = facesInLink(input)
    const isOwn = link !== undefined && models.some(({ id }) => id === link.fileId)
    if (isOwn) setFileId(link.fileId)
    setTyped(isOwn ? link.faces.join(', ') : input)
  }
  const point = (pointedAt: number[]) => setTyped(withFaces(faces ?? [], pointedAt).join(', '))
  const choose = () => {
    setAsked(true)
    if (error === undefined && faces) onChoose({ fileId, faces: faces.join(',') })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="whole"
      title={words.title(characteristicName(row))}
      description={words.description}
      footer={
        <>
          {row.fileId && <Button onClick={() => onChoose({ fileId: '', faces: '' })}>{words.remove}</Button>}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabledReason={models.length === 0 ? words.none : undefined} onClick={choose}>
            {words.done}
          </Button>
        </>
      }
    >
      {models.length === 0 ? (
        <Muted>{words.none}</Muted>
      ) : (
        <Frame>
          <Fields>
            <Field label={words.file}>
              <Select
                options={models.map(({ id, filename }) => ({ value: id, label: shownFileName(filename) }))}
                value={fileId}
                onChange={({ target }) => setFileId(target.value)}
              />
            </Field>
            <Field label={words.link} error={isAsked ? error : undefined}>
              <TextInput autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />
            </Field>
          </Fields>
          <Muted role="status">{words.chosen(faces?.length ?? 0)}</Muted>
          <Model>
            <ModelWindow key={fileId} fileId={fileId} face={faces?.join(',') ?? ''} onPoint={point} />
          </Model>
        </Frame>
      )}
    </Dialog>
  )
}
