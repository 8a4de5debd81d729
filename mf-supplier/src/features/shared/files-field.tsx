import { toast } from '@kerf/shared-runtime'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { text } from './text.ts'

const maxBytes = 10 * 1024 * 1024

/** Names of files that suppliers send, by what they are. */
export const documentNames = ['.pdf', '.xlsx', '.xls', '.docx', '.doc']
export const pictureNames = ['.png', '.jpg', '.jpeg', '.gif', '.heic', '.heif']

interface FilesFieldProps {
  label: string
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  accept: readonly string[]
  multiple?: boolean
  required?: boolean
  error?: string | undefined
}

/** Files that go out with a form; several add up, and each can be removed. */
export function FilesField({ label, files, onFiles, accept, multiple = false, required, error }: FilesFieldProps) {
  return (
    <>
      <Field label={label} required={required ?? false} optional={!required} error={error}>
        <FileDrop
          accept={accept}
          multiple={multiple}
          maxBytes={maxBytes}
          title={text.files.drop}
          hint={`${accept.join(', ')} · ${text.files.limit}`}
          onFiles={(chosen) => onFiles(multiple ? [...files, ...chosen].slice(0, 20) : chosen.slice(0, 1))}
          onReject={() => toast.error(text.files.wrong, `${accept.join(', ')} · ${text.files.limit}`)}
        />
      </Field>
      {files.length > 0 && (
        <FileList
          label={text.files.chosen}
          files={files.map(({ name, size }, at) => ({ id: String(at), name, size, status: 'waiting' as const }))}
          onRemove={(id) => onFiles(files.filter((_, at) => String(at) !== id))}
          texts={chosenFileTexts}
        />
      )}
    </>
  )
}
