import { toast } from '@kerf/shared-runtime'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { type RefObject, useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { type FileRefusal, isOfWrongKind, refusalOf } from './file-kind.ts'
import { rememberLookingInto } from './files-looked-into.ts'
import { useDropElsewhere } from './use-drop-elsewhere.ts'

/* Over the whole window, wherever the place for files is just now; files fall through it. */
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
  /** @returns those that were there already */
  onFiles: (files: File[]) => File[]
  /** Files dropped anywhere on this element are taken. */
  targetRef?: RefObject<HTMLElement | null>
  /** Takes what is dropped on no other place for files as well. */
  takesTheRest?: boolean
}

interface RefusedFile {
  file: File
  refusal: FileRefusal
}

function say(refused: readonly RefusedFile[]): void {
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

/** The files that were not taken; one of a name that is chosen again stands for the one before. */
function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const forget = (names: readonly string[]) => setRefused((now) => now.filter(({ file }) => !names.includes(file.name)))
  const refuse = (files: readonly RefusedFile[]) => {
    if (files.length === 0) return
    say(files)
    forget(files.map(({ file }) => file.name))
    setRefused((now) => [...now, ...files])
  }
  return { refused, refuse, forget }
}

/** Takes STEP and PDF files, by name and by content; anything else is named with the reason. */
export function FileChoice({
  title,
  label = text.files.label,
  onFiles,
  targetRef,
  takesTheRest = false,
}: FileChoiceProps) {
  const { refused, refuse, forget } = useRefusedFiles()
  const judge = async (files: readonly File[]): Promise<boolean> => {
    const judged = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })))
    refuse(judged.flatMap(({ file, refusal }) => (refusal === null ? [] : [{ file, refusal }])))
    const accepted = judged.flatMap(({ file, refusal }) => (refusal === null ? [file] : []))
    const areAllTaken = accepted.length === judged.length
    if (accepted.length === 0) return areAllTaken
    forget(accepted.map(({ name }) => name))
    const [repeated, ...more] = onFiles(accepted)
    if (repeated) toast.info(text.files.repeated, text.files.repeatedText(shownFileName(repeated.name), more.length))
    return areAllTaken
  }
  const take = (files: readonly File[]) => rememberLookingInto(judge(files))
  const isOver = useDropElsewhere(take, takesTheRest)
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
        accept={['.step', '.stp', '.pdf']}
        multiple
        onFiles={take}
        onReject={(rejected) => take(rejected.map(({ file }) => file))}
        targetRef={targetRef}
      />
      {rows.length > 0 && <FileList label={text.files.refused} files={rows} onRemove={(name) => forget([name])} />}
    </>
  )
}
