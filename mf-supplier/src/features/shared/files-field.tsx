import { toast } from '@kerf/shared-runtime'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { text } from './text.ts'

const maxBytes = 10 * 1024 * 1024
/** The maximum number of files per call. */
const mostFiles = 20

/** Extensions of the files that suppliers send, by kind. */
export const documentNames = ['.pdf', '.xlsx', '.xls', '.docx', '.doc']
export const pictureNames = ['.png', '.jpg', '.jpeg', '.gif', '.heic', '.heif']

interface FilesFieldProps {
  label: string
  /** The name by which the server's errors find the field. */
  name: string
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  accept: readonly string[]
  multiple?: boolean
  required?: boolean
  error?: string | undefined
}

/** Files sent with a form; more can be added, and each can be removed. */
export function FilesField({
  label,
  name,
  files,
  onFiles,
  accept,
  multiple = false,
  required,
  error,
}: FilesFieldProps) {
  const take = (chosen: readonly File[]) => {
    if (!multiple) return onFiles(chosen.slice(0, 1))
    const all = [...files, ...chosen]
    const left = all.slice(mostFiles)
    if (left.length > 0) {
      const names = left.map((file) => shownFileName(file.name))
      toast.error(text.files.tooMany(mostFiles), text.files.leftOut(names))
    }
    onFiles(all.slice(0, mostFiles))
  }
  return (
    <>
      <Field label={label} required={required ?? false} optional={!required} error={error}>
        <FileDrop
          name={name}
          accept={accept}
          multiple={multiple}
          maxBytes={maxBytes}
          title={text.files.drop}
          hint={`${accept.join(', ')} · ${text.files.limit}`}
          onFiles={take}
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
