import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { toast } from '@kerf/shared-runtime'
import { useAddPurchaseOrderDocumentsMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { chosenFileTexts } from '@kerf/shared-ui/files/chosen-file-texts.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { withoutRepeated } from '@kerf/shared-ui/files/same-file.ts'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Select } from '@kerf/shared-ui/forms/select.tsx'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.documents

const accepted = [
  ...['.pdf', '.xlsx', '.xls', '.csv', '.doc', '.docx'],
  ...['.jpg', '.jpeg', '.png', '.gif', '.heic', '.heif'],
]

const kinds = ['certificate', 'invoice', 'order', 'other'] as const
type Kind = (typeof kinds)[number]

/** Chooses documents of one kind and sends them together. */
export function DocumentUpload({ orderId }: { orderId: string }) {
  const [kind, setKind] = useState<Kind>('certificate')
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [send, { isLoading }] = useAddPurchaseOrderDocumentsMutation()
  // All files travel in one request, so the progress of one is that of all.
  const progress = useUploadProgress(chosen[0] ?? null)
  const add = async (files: readonly File[]) => {
    const { fresh, repeated } = await withoutRepeated(chosen, files)
    setChosen((before) => [...before, ...fresh])
    const [first] = repeated
    if (first) toast.info(words.repeated, shownFileName(first.name))
  }
  const upload = async () => {
    const { error } = await send({ id: orderId, body: { kind, files: [...chosen] } })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done)
    setChosen([])
  }
  const status = isLoading ? 'uploading' : 'waiting'
  return (
    <Stack $gap={12}>
      <LeaveGuard when={chosen.length > 0} />
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'other')}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      {!isLoading && (
        <FileDrop
          label={words.add}
          title={words.drop}
          hint={words.hint}
          accept={accepted}
          multiple
          onFiles={add}
          onReject={() => toast.error(words.rejected, words.rejectedText)}
        />
      )}
      {chosen.length > 0 && (
        <>
          <FileList
            label={words.chosen}
            files={chosen.map(({ name, size }, index) => ({ id: String(index), name, size, status, progress }))}
            texts={chosenFileTexts}
            onRemove={(id) => setChosen((before) => before.filter((_, index) => String(index) !== id))}
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
