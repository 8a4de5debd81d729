import { FileDrop } from '@kerf/shared-ui/file-drop'
import { FileList } from '@kerf/shared-ui/file-list'
import { toast } from '@kerf/shared-ui/toasts'
import { type RefObject, useState } from 'react'
import { refusalOf, sortByKind } from './file-kind.ts'
import { text } from './text.ts'

interface FileChoiceProps {
  title: string
  onFiles: (files: File[]) => void
  /** Files dropped anywhere on this element are taken. */
  targetRef?: RefObject<HTMLElement | null>
}

/** The files that were not taken; one of a name that is chosen again stands for the one before. */
function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly File[]>([])
  const forget = (names: readonly string[]) => setRefused((now) => now.filter(({ name }) => !names.includes(name)))
  const refuse = (files: readonly File[]) => {
    if (files.length === 0) return
    toast.error(text.files.invalid, text.files.invalidText)
    forget(files.map(({ name }) => name))
    setRefused((now) => [...now, ...files])
  }
  return { refused, refuse, forget }
}

/** Takes STEP and PDF files, by name and by content; anything else is named with the reason. */
export function FileChoice({ title, onFiles, targetRef }: FileChoiceProps) {
  const { refused, refuse, forget } = useRefusedFiles()
  const take = async (files: File[]) => {
    const { accepted, rejected } = await sortByKind(files)
    refuse(rejected)
    if (accepted.length === 0) return
    forget(accepted.map(({ name }) => name))
    onFiles(accepted)
  }
  const rows = refused.map((file) => ({
    id: file.name,
    name: file.name,
    size: file.size,
    status: 'failed' as const,
    error: text.files.refusals[refusalOf(file)],
  }))
  return (
    <>
      <FileDrop
        label={text.files.label}
        title={title}
        hint={text.files.hint}
        accept={['.step', '.stp', '.pdf']}
        multiple
        onFiles={take}
        onReject={(rejected) => refuse(rejected.map(({ file }) => file))}
        targetRef={targetRef}
      />
      {rows.length > 0 && <FileList label={text.files.refused} files={rows} onRemove={(name) => forget([name])} />}
    </>
  )
}
