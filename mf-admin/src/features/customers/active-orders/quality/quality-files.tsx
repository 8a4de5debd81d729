import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { polling, toast } from '@kerf/shared-runtime'
import {
  useDeleteQualityCheckFileMutation,
  useListQualityCheckFilesQuery,
} from '@kerf/shared-runtime/endpoints/quality-checks'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { type FileLink, FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'
import { QualityPreview } from './quality-preview.tsx'

const words = text.quality

const kinds = { pdf: 'pdf', excel: 'spreadsheet', image: 'image', other: 'other' } as const

function linkOf({ id, fileName, fileUrl, fileType, fileSize }: QualityCheckFile): FileLink {
  return { id, name: fileName, href: fileUrl, kind: kinds[fileType], size: fileSize }
}

interface DeleteFileProps {
  orderId: string
  file: FileLink
  onClose: () => void
}

function DeleteFile({ orderId, file, onClose }: DeleteFileProps) {
  const [remove, { isLoading }] = useDeleteQualityCheckFileMutation()
  const confirm = async () => {
    const { error } = await remove({ id: orderId, fileId: file.id })
    if (error) return toast.error(words.deleteFailed, failureWords(error, words.deleteFailedText))
    toast.success(words.deleted)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle(file.name)}
      confirmLabel={words.deleteConfirm}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {words.deleteBody}
    </ConfirmDialog>
  )
}

interface QualityFilesProps {
  orderId: string
  isReadOnly: boolean
}

/** The quality files of an order; each opens in a new tab, can be downloaded, and can be deleted. */
export function QualityFiles({ orderId, isReadOnly }: QualityFilesProps) {
  const { data, isError, isFetching, refetch } = useListQualityCheckFilesQuery({ id: orderId }, polling)
  const [deleting, setDeleting] = useState<FileLink>()
  const downloadButton = useFileDownload()
  if (data === undefined && isError) {
    return <ErrorState title={words.loadFailed} onRetry={refetch} retrying={isFetching} />
  }
  if (data === undefined) return <LoadingBlock height="52px" />
  if (data.length === 0) return <Muted>{words.none}</Muted>
  return (
    <>
      <FileLinks
        label={words.list}
        files={data.map(linkOf)}
        kindWords={{ spreadsheet: words.excel }}
        sizeWords={formatFileSize}
        actions={(file) => (
          <>
            <QualityPreview file={data.find(({ id }) => id === file.id)} />
            {downloadButton(file)}
            {!isReadOnly && (
              <IconButton
                size="small"
                label={words.delete(file.name)}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => setDeleting(file)}
              />
            )}
          </>
        )}
      />
      {deleting && <DeleteFile orderId={orderId} file={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
