import { useRef, useState } from 'react'
import { keepDraft, readDraft } from './message-draft.ts'

/** Why a file cannot be sent: by its name, its size, or because it is not what its name says. */
export type FileRefusal = 'type' | 'empty' | 'size' | 'content' | 'unreadable'

const refusalTexts: Record<FileRefusal | 'count', string> = {
  type: 'This type of file cannot be sent. STEP, PDF, images, Excel, Word, DWG and IGES can.',
  empty: 'This file is empty.',
  size: 'This file is too large: 100 MB for STEP, 25 MB for any other.',
  content: 'This file is not what its name says, or it is damaged.',
  unreadable: 'This file cannot be read. It may have been moved or deleted.',
  count: 'This is one file too many: a message takes 10.',
}

/** A file that was chosen, and why it cannot be sent. */
export interface ChosenFile {
  id: string
  file: File
  /** In words; undefined where it can be sent. */
  refusal?: string | undefined
}

/** A message that is being written. */
export interface MessageDraft {
  text: string
  setText: (text: string) => void
  files: readonly ChosenFile[]
  /** Files that were chosen are being judged; they belong to the message. */
  isJudging: boolean
  /** Judges files and adds them. */
  addFiles: (files: readonly File[]) => Promise<void>
  removeFile: (id: string) => void
  /** Begins anew, once the message is sent. */
  clear: () => void
}

export interface ComposerOptions {
  /** Id of the signed-in user. */
  owner: string
  /** What the message is for: each place has a draft of its own. */
  place: string
  maxFiles: number
  /** Says why a file cannot be sent; nothing where it can. */
  judge: (file: File) => Promise<FileRefusal | undefined>
  texts?: typeof refusalTexts
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Text and files of a message; the text is kept in this tab until it is sent, as a draft of its place. */
export function useMessageComposer({
  owner,
  place,
  maxFiles,
  judge,
  texts = refusalTexts,
}: ComposerOptions): MessageDraft {
  const [text, setOwnText] = useState(() => readDraft(owner, place))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [judging, setJudging] = useState(0)
  const nextId = useRef(1)

  const setText = (next: string) => {
    setOwnText(next)
    keepDraft(owner, place, next)
  }
  const addFiles = async (added: readonly File[]) => {
    setJudging((now) => now + 1)
    const judged = await Promise.all(added.map(async (file) => ({ file, refusal: await judge(file) })))
    setJudging((now) => now - 1)
    setFiles((now) => {
      // What was refused gives way to what is chosen next; the same file twice is one.
      const kept = now.filter(({ refusal }) => refusal === undefined)
      const all = [...kept]
      for (const { file, refusal } of judged) {
        if (all.some((other) => isSame(other.file, file))) continue
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
