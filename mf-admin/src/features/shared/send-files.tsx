import { type FileRefusal, fileRefusalOf, reasonOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { EndedNotice } from '@kerf/shared-parts/forms/while-possible.tsx'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { withoutRepeated } from '@kerf/shared-ui/files/same-file.ts'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { Upload } from 'lucide-react'
import { type ReactNode, use, useState } from 'react'

interface SendFilesWords {
  drop: string
  hint: string
  chosen: string
  repeated: string
  repeatedText?: (name: string) => string
  rejected: string
  rejectedText: string
  failed: string
  failedText: string
  done: string
  upload: (count: number) => string
}

interface SendFilesProps {
  words: SendFilesWords
  /** Accessible name: what is added. */
  label: string
  /** Accepted files, by extension. */
  accept: readonly string[]
  send: (files: File[]) => PromiseLike<{ error?: unknown }>
  /** Shown above: other fields about the files. */
  children?: ReactNode
}

/** Chooses files and uploads them together. */
export function SendFiles({ words, label, accept, send, children }: SendFilesProps) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const off = use(SubmitOff)
  // All files are in one request, so the progress of one is that of all.
  const progress = useUploadProgress(chosen[0] ?? null)
  const add = async (files: readonly File[]) => {
    const { fresh, repeated } = await withoutRepeated(chosen, files)
    setChosen((before) => [...before, ...fresh])
    const [first] = repeated
    if (!first) return
    const name = shownFileName(first.name)
    toast.info(words.repeated, words.repeatedText?.(name) ?? name)
  }
  const upload = async () => {
    setSending(true)
    const { error } = await send([...chosen])
    setSending(false)
    setRefusal(fileRefusalOf(error, chosen))
    if (error) return toast.error(words.failed, failureWords(error, words.failedText))
    toast.success(words.done)
    setChosen([])
  }
  const status = isSending ? 'uploading' : 'waiting'
  return (
    <Stack $gap={12}>
      <EndedNotice />
      <LeaveGuard when={chosen.length > 0} />
      {children}
      {!isSending && (
        <FileDrop
          label={label}
          title={words.drop}
          hint={words.hint}
          accept={accept}
          multiple
          onFiles={add}
          onReject={() => toast.error(words.rejected, words.rejectedText)}
        />
      )}
      {chosen.length > 0 && (
        <>
          <FileList
            label={words.chosen}
            files={chosen.map((file, index) => {
              const error = isSending ? undefined : reasonOf(refusal, file)
              const { name, size } = file
              return { id: String(index), name, size, status: error ? ('failed' as const) : status, progress, error }
            })}
            texts={chosenFileTexts}
            onRemove={(id) => setChosen((before) => before.filter((_, index) => String(index) !== id))}
          />
          <Cluster>
            <Button
              variant="primary"
              icon={<Upload size={16} aria-hidden />}
              loading={isSending}
              disabledReason={off}
              onClick={upload}
            >
              {words.upload(chosen.length)}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  )
}
