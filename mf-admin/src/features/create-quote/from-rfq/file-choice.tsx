import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { fileAddress } from '@kerf/shared-parts/files/file-address.ts'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { DrawingFacts } from './drawing-facts.tsx'
import { offeredFiles, type RfqChoice } from './rfq-choice.ts'

const words = text.rfq

/** Picture, choice and link, each in a column of its own in all rows. */
const FileRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  overflow-wrap: anywhere;
`

const Open = styled.a`
  color: ${color.link};
  ${focusRing}
`

function FileFacts({ file }: { file: StoredFile }) {
  return (
    <>
      {formatFileSize(file.size)}
      {file.fileType === 'step' && <DrawingFacts fileId={file.id} />}
    </>
  )
}

interface FileChoiceProps {
  rfq: Rfq
  label: string
  choice: RfqChoice
  error: string | undefined
  onChange: (choice: RfqChoice) => void
}

/** Which files of an RFQ suppliers get a copy of, and under which names. */
export function FileChoice({ rfq, label, choice, error, onChange }: FileChoiceProps) {
  const set = (id: string, changes: Partial<RfqChoice['files'][string]>) => {
    const before = choice.files[id] ?? { isChosen: false, name: '' }
    onChange({ ...choice, files: { ...choice.files, [id]: { ...before, ...changes } } })
  }
  const files = offeredFiles(rfq, choice)
  return (
    <Field group label={label} hint={files.length > 0 ? words.filesHint : undefined} error={error}>
      {files.length === 0 && <Muted>{words.noFiles}</Muted>}
      {files.length > 0 && (
        <Rows>
          {files.map((file) => {
            const { isChosen, name } = choice.files[file.id] ?? { isChosen: false, name: '' }
            const shown = shownFileName(file.filename)
            return (
              <ListRow key={file.id}>
                <FileRow>
                  <FilePicture kind={file.fileType} picture={file.pictureUrl} />
                  <Checkbox
                    label={words.send(shown)}
                    hint={<FileFacts file={file} />}
                    checked={isChosen}
                    onChange={(event) => set(file.id, { isChosen: event.target.checked })}
                  />
                  <Open href={fileAddress(file)} target="_blank" rel="noreferrer" aria-label={words.openNamed(shown)}>
                    {words.open}
                  </Open>
                </FileRow>
                {isChosen && (
                  <TextInput
                    aria-label={words.fileName(shown)}
                    placeholder={words.fileNameHint}
                    maxLength={190}
                    value={name}
                    onChange={(event) => set(file.id, { name: event.target.value })}
                  />
                )}
              </ListRow>
            )
          })}
        </Rows>
      )}
    </Field>
  )
}
