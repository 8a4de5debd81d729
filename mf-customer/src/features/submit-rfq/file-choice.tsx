import { FileDrop } from '@kerf/shared-ui/file-drop'
import { toast } from '@kerf/shared-ui/toasts'
import type { RefObject } from 'react'
import { sortByKind } from './file-kind.ts'
import { text } from './text.ts'

interface FileChoiceProps {
  title: string
  onFiles: (files: File[]) => void
  /** Files dropped anywhere on this element are taken. */
  targetRef?: RefObject<HTMLElement | null>
}

const warn = () => toast.error(text.files.invalid, text.files.invalidText)

/** Takes STEP and PDF files, by name and by content; anything else is dropped with a word. */
export function FileChoice({ title, onFiles, targetRef }: FileChoiceProps) {
  const take = async (files: File[]) => {
    const { accepted, rejected } = await sortByKind(files)
    if (rejected.length > 0) warn()
    if (accepted.length > 0) onFiles(accepted)
  }
  return (
    <FileDrop
      label={text.files.label}
      title={title}
      hint={text.files.hint}
      accept={['.step', '.stp', '.pdf']}
      multiple
      onFiles={take}
      onReject={warn}
      targetRef={targetRef}
    />
  )
}
