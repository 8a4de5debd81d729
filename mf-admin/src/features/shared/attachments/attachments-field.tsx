import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import type { RefObject } from 'react'
import { text } from './text.ts'
import { type Attachments, accepted, mostBytes } from './use-attachments.ts'

interface AttachmentsFieldProps {
  attachments: Attachments
  isSending: boolean
  /** Files dropped anywhere on it are attached. */
  targetRef: RefObject<HTMLElement | null>
}

/** Files that the admin adds to a request. */
export function AttachmentsField({ attachments, isSending, targetRef }: AttachmentsFieldProps) {
  const { chosen, sending, stateOf, add, reject, remove } = attachments
  const progress = useUploadProgress(sending ?? null)
  return (
    <Stack $gap={12}>
      <Field label={text.attachments} optional>
        <FileDrop
          title={text.drop}
          hint={text.dropHint}
          accept={accepted}
          maxBytes={mostBytes}
          multiple
          disabledReason={isSending ? text.uploading : undefined}
          onFiles={add}
          onReject={reject}
          targetRef={targetRef}
        />
      </Field>
      {chosen.length > 0 && (
        <FileList
          label={text.attachments}
          files={chosen.map((file, at) => ({
            ...{ id: String(at), name: file.name, size: file.size, progress },
            ...stateOf(file),
          }))}
          texts={chosenFileTexts}
          {...(!isSending && { onRemove: (id: string) => remove(Number(id)) })}
        />
      )}
    </Stack>
  )
}
