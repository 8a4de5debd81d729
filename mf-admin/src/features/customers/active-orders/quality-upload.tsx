import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUploadQualityCheckFilesMutation } from '@kerf/shared-runtime/endpoints/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { text } from './text.ts'

const words = text.quality

/** Which files are taken (docs/product/quality-checks.md, 'Quality files'). */
const accepted = ['.pdf', '.xlsx', '.xls', '.jpg', '.jpeg', '.png', '.gif']

/** The same name twice would be one file chosen twice. */
function together(chosen: readonly File[], added: readonly File[]): File[] {
  return [...chosen.filter(({ name }) => !added.some((file) => file.name === name)), ...added]
}

/** Chooses quality files and sends them together, so that the customer is told once. */
export function QualityUpload({ orderId }: { orderId: string }) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [send, { isLoading }] = useUploadQualityCheckFilesMutation()
  // All files travel in one request, so the progress of one is that of all.
  const progress = useUploadProgress(chosen[0] ?? null)

  const upload = async () => {
    const { error } = await send({ id: orderId, body: { qualityCheck: [...chosen] } })
    if (error) return toast.error(words.failed, failureWords(error, words.failedText))
    toast.success(words.done)
    setChosen([])
  }
  const status = isLoading ? 'uploading' : 'waiting'
  return (
    <Stack $gap={12}>
      {!isLoading && (
        <FileDrop
          label={words.title}
          title={words.drop}
          hint={words.hint}
          accept={accepted}
          multiple
          onFiles={(files) => setChosen((before) => together(before, files))}
          onReject={() => toast.error(words.rejected, words.rejectedText)}
        />
      )}
      {chosen.length > 0 && (
        <>
          <FileList
            label={words.chosen}
            files={chosen.map(({ name, size }) => ({ id: name, name, size, status, progress }))}
            texts={chosenFileTexts}
            onRemove={(id) => setChosen((before) => before.filter(({ name }) => name !== id))}
          />
          <Cluster>
            <Button variant="primary" icon={<Upload size={16} aria-hidden />} loading={isLoading} onClick={upload}>
              {words.upload(chosen.length)}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  )
}
