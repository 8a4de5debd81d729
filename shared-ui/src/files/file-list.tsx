import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { common } from '../words/common.ts'
import { formatFileSize } from '../words/format.ts'
import { isolated } from '../words/isolated.tsx'
import { spoken } from '../words/spoken.ts'
import { Actions, Bar, type FileStatus, List, Meta, Name, Note, Row, State } from './file-list-style.tsx'
import { FileName, shownFileName } from './file-name.tsx'
import { FilePicture } from './file-picture.tsx'
import { kindOfName } from './kind-of-name.ts'

export interface FileListItem {
  id: string
  name: string
  /** Bytes. */
  size: number
  status: FileStatus
  /** What else there is to say about it. */
  note?: string | undefined
  /** Percent, 0 to 100, while uploading. */
  progress?: number
  /** What is wrong with it, in words. */
  error?: string | undefined
  /** It failed for good: no retry is offered. */
  isFinal?: boolean
  /** Where it opens, in a new tab. */
  href?: string | undefined
  /** A small picture of it; by default a drawing of the kind that its name says. */
  picture?: ReactNode
}

interface FileListTexts {
  waiting: string
  uploading: (percent: number) => string
  done: string
  failed: string
  remove: (name: string) => string
  retry: (name: string) => string
  cancel: (name: string) => string
  progress: (name: string) => string
}

interface FileListProps {
  files: readonly FileListItem[]
  /** Accessible name. */
  label?: string
  /** Offered for files that are not uploading. */
  onRemove?: (id: string) => void
  /** Offered for files that failed. */
  onRetry?: (id: string) => void
  /** Offered for files that are uploading. */
  onCancel?: (id: string) => void
  /** More that can be done with a file, before the button that removes it. */
  moreActions?: (file: FileListItem) => ReactNode
  /** Makes files draggable: puts what is dragged into the transfer. */
  onDrag?: ((id: string, transfer: DataTransfer) => void) | undefined
  texts?: FileListTexts
}

const defaultTexts = spoken<FileListTexts>('fileList', {
  waiting: 'Waiting',
  uploading: (percent) => `Uploading, ${percent}%`,
  done: 'Uploaded',
  failed: 'Upload failed',
  remove: (name) => `Remove ${isolated(name)}`,
  retry: (name) => `Try ${isolated(name)} again`,
  cancel: (name) => `Cancel the upload of ${isolated(name)}`,
  progress: (name) => `Upload of ${isolated(name)}`,
})

function stateWords(file: FileListItem, texts: FileListTexts): string {
  if (file.status === 'uploading') return texts.uploading(Math.round(file.progress ?? 0))
  if (file.status === 'failed') return file.error ?? texts.failed
  return texts[file.status]
}

function FileActions({
  file,
  texts,
  onRemove,
  onRetry,
  onCancel,
  moreActions,
}: { file: FileListItem; texts: FileListTexts } & Pick<
  FileListProps,
  'onRemove' | 'onRetry' | 'onCancel' | 'moreActions'
>) {
  const close = <X size={16} aria-hidden />
  const underWay = file.status === 'uploading'
  return (
    <Actions>
      {moreActions?.(file)}
      {file.status === 'failed' && !file.isFinal && onRetry && (
        <IconButton
          size="small"
          label={texts.retry(file.name)}
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => onRetry(file.id)}
        />
      )}
      {underWay && onCancel && (
        <IconButton size="small" label={texts.cancel(file.name)} icon={close} onClick={() => onCancel(file.id)} />
      )}
      {!underWay && onRemove && (
        <IconButton size="small" label={texts.remove(file.name)} icon={close} onClick={() => onRemove(file.id)} />
      )}
    </Actions>
  )
}

/** Files with size, upload progress and errors. */
export function FileList({
  files: given,
  label = common.files,
  texts = defaultTexts,
  onDrag,
  ...actions
}: FileListProps) {
  const files = given.map((file) => ({ ...file, name: shownFileName(file.name) }))
  return (
    <List aria-label={label}>
      {files.map((file) => (
        <Row
          key={file.id}
          $failed={file.status === 'failed'}
          draggable={onDrag !== undefined || undefined}
          onDragStart={onDrag && ((event) => onDrag(file.id, event.dataTransfer))}
        >
          {file.picture ?? <FilePicture kind={kindOfName(file.name)} size="small" />}
          <div>
            <Name>
              {file.href ? (
                <a href={file.href} target="_blank" rel="noreferrer">
                  <FileName>{file.name}</FileName>
                </a>
              ) : (
                <FileName>{file.name}</FileName>
              )}
            </Name>
            <Meta>
              {formatFileSize(file.size)}
              <State $status={file.status} role={file.status === 'failed' ? 'alert' : undefined}>
                {file.status === 'failed' && <CircleAlert size={13} aria-hidden />}
                {file.status === 'done' && <CircleCheck size={13} aria-hidden />}
                {stateWords(file, texts)}
              </State>
              {file.note && <Note role="status">{file.note}</Note>}
            </Meta>
          </div>
          <FileActions file={file} texts={texts} {...actions} />
          {file.status === 'uploading' && (
            <Bar>
              <ProgressBar value={Math.round(file.progress ?? 0)} label={texts.progress(file.name)} />
            </Bar>
          )}
        </Row>
      ))}
    </List>
  )
}
