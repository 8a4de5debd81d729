import { toast } from '@kerf/shared-runtime'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type RefObject, useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { trackFileCheck } from './file-checks.ts'
import { type FileRefusal, isOfWrongKind, refusalOf } from './file-refusals.ts'
import { usePageDrop } from './use-page-drop.ts'

/* Covers the whole window, wherever the drop zone is; drops pass through it. */
const Over = styled.div`
  position: fixed;
  inset: ${space[8]};
  z-index: 30;
  display: grid;
  align-content: end;
  justify-content: center;
  padding: ${space[32]};
  border: 2px dashed ${color.accent};
  border-radius: ${radius.card};
  pointer-events: none;

  span {
    padding: ${space[12]} ${space[24]};
    border-radius: ${radius.control};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
`

interface FileChoiceProps {
  title: string
  label?: string
  /** @returns the files that were already chosen */
  onFiles: (files: File[]) => Promise<File[]>
  /** Files dropped anywhere on this element are accepted. */
  targetRef?: RefObject<HTMLElement | null>
  /** Also accepts drops outside of every drop zone. */
  takesPageDrops?: boolean
}

interface RefusedFile {
  file: File
  refusal: FileRefusal
}

function announceRefusal(refused: readonly RefusedFile[]): void {
  const [first] = refused
  if (!first) return
  if (refused.some(({ refusal }) => isOfWrongKind(refusal))) {
    toast.error(text.files.invalid, text.files.invalidText)
  } else {
    toast.error(
      text.files.notTaken,
      text.files.notTakenText(shownFileName(first.file.name), text.files.refusals[first.refusal]),
    )
  }
}

/** The refused files; choosing a file with the same name replaces the earlier one. */
function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const forget = (names: readonly string[]) => setRefused((now) => now.filter(({ file }) => !names.includes(file.name)))
  const refuse = (files: readonly RefusedFile[]) => {
    if (files.length === 0) return
    announceRefusal(files)
    forget(files.map(({ file }) => file.name))
    setRefused((now) => [...now, ...files])
  }
  return { refused, refuse, forget }
}

/** Accepts STEP and PDF files, by name and content; others are listed with the reason. */
export function FileChoice({
  title,
  label = text.files.label,
  onFiles,
  targetRef,
  takesPageDrops = false,
}: FileChoiceProps) {
  const { refused, refuse, forget } = useRefusedFiles()
  const check = async (files: readonly File[]): Promise<boolean> => {
    const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })))
    refuse(checked.flatMap(({ file, refusal }) => (refusal === null ? [] : [{ file, refusal }])))
    const accepted = checked.flatMap(({ file, refusal }) => (refusal === null ? [file] : []))
    const allPass = accepted.length === checked.length
    if (accepted.length === 0) return allPass
    forget(accepted.map(({ name }) => name))
    const [repeated, ...more] = await onFiles(accepted)
    if (repeated) toast.info(text.files.repeated, text.files.repeatedText(shownFileName(repeated.name), more.length))
    return allPass
  }
  const take = (files: readonly File[]) => trackFileCheck(check(files))
  const isOver = usePageDrop(take, takesPageDrops)
  const rows = refused.map(({ file, refusal }) => ({
    id: file.name,
    name: file.name,
    size: file.size,
    status: 'failed' as const,
    error: text.files.refusals[refusal],
  }))
  return (
    <>
      {isOver && (
        <Over aria-hidden>
          <span>{text.files.over}</span>
        </Over>
      )}
      <FileDrop
        label={label}
        title={title}
        hint={text.files.hint}
        accept={['.step', '.stp', '.stpz', '.step.gz', '.stp.gz', '.pdf']}
        multiple
        onFiles={take}
        onReject={(rejected) => take(rejected.map(({ file }) => file))}
        targetRef={targetRef}
      />
      {rows.length > 0 && <FileList label={text.files.refused} files={rows} onRemove={(name) => forget([name])} />}
    </>
  )
}
