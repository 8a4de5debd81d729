import { useLayoutEffect, useRef, useState } from 'react'
import { withoutRepeated } from '../files/same-file.ts'
import { spoken } from '../words/spoken.ts'
import { keepDraft, readDraft } from './message-draft.ts'

/** Why a file cannot be sent: its name, its size, or contents that do not match its name. */
export type FileRefusal = 'type' | 'empty' | 'size' | 'content' | 'unreadable'

const refusalTexts = spoken<Record<FileRefusal | 'count', string>>('fileRefusal', {
  type: 'This type of file cannot be sent. Please send a part as STEP, a drawing as PDF, DXF, DWG or IGES, a picture as JPEG, PNG, GIF or HEIC, a table as Excel, ODS or CSV, a text as Word or PDF, a mail as .eml, several files as ZIP.',
  empty: 'This file is empty.',
  size: 'This file is too large: 100 MB for STEP, 25 MB for any other.',
  content: 'This file is not what its name says, or it is damaged.',
  unreadable: 'This file cannot be read. It may have been moved or deleted.',
  count: 'This is one file too many: a message can have 10.',
})

/** A chosen file, and why it cannot be sent. */
export interface ChosenFile {
  id: string
  file: File
  /** The error text; undefined if the file can be sent. */
  refusal?: string | undefined
}

/** A message that is being written. */
export interface MessageDraft {
  text: string
  setText: (text: string) => void
  /** Adds to the text as it is by then, after a blank. */
  addText: (text: string) => void
  files: readonly ChosenFile[]
  /** Chosen files are being checked; they belong to the message. */
  isJudging: boolean
  /** Checks files and adds them. */
  addFiles: (files: readonly File[]) => Promise<void>
  removeFile: (id: string) => void
  /** Clears everything, once the message is sent. */
  clear: () => void
}

export interface ComposerOptions {
  /** Id of the signed-in user. */
  owner: string
  /** Where the message is written: each place has its own draft. */
  place: string
  maxFiles: number
  /** Returns why a file cannot be sent, or undefined if it can. */
  judge: (file: File) => Promise<FileRefusal | undefined>
  /** Called for a file that is already there, byte for byte; it is not added again. */
  onRepeated?: (file: File) => void
  texts?: typeof refusalTexts
}

/** The text and files of a message; the text is kept in this tab as the place's draft until it is sent. */
export function useMessageComposer({
  owner,
  place,
  maxFiles,
  judge,
  onRepeated,
  texts = refusalTexts,
}: ComposerOptions): MessageDraft {
  const [text, setOwnText] = useState(() => readDraft(owner, place))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [judging, setJudging] = useState(0)
  const nextId = useRef(1)

  const latestText = useRef(text)
  const setText = (next: string) => {
    latestText.current = next
    setOwnText(next)
    keepDraft(owner, place, next)
  }
  const latest = useRef(files)
  // At once, not in an effect: files may be chosen again before effects have run.
  useLayoutEffect(() => {
    latest.current = files
  }, [files])
  const addFiles = async (added: readonly File[]) => {
    setJudging((now) => now + 1)
    const chosen = latest.current.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []))
    const { fresh, repeated } = await withoutRepeated(chosen, added)
    const judged = await Promise.all(fresh.map(async (file) => ({ file, refusal: await judge(file) })))
    if (repeated[0]) onRepeated?.(repeated[0])
    setJudging((now) => now - 1)
    setFiles((now) => {
      // Rejected files give way to newly chosen ones.
      const all = now.filter(({ refusal }) => refusal === undefined)
      for (const { file, refusal } of judged) {
        const taken = all.filter((other) => other.refusal === undefined).length
        const reason = refusal ?? (taken >= maxFiles ? 'count' : undefined)
        all.push({ id: String(nextId.current++), file, refusal: reason && texts[reason] })
      }
      return all
    })
  }
  return {
    text,
    setText,
    addText: (added) => setText([latestText.current, added].filter(Boolean).join(' ')),
    files,
    isJudging: judging > 0,
    addFiles,
    removeFile: (id) => setFiles((now) => now.filter((chosen) => chosen.id !== id)),
    clear: () => {
      setText('')
      setFiles([])
    },
  }
}
