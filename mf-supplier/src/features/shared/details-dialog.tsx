import { messageOf, saysNotFound } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from './text.ts'

interface DetailsDialogProps {
  title: string
  description?: string | undefined
  /** The state of the query for the object shown. */
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  actions: ReactNode
  onClose: () => void
  /** Rendered once there is data. */
  children: ReactNode
}

/** One request, quote or purchase order over its list, with its loading, missing and failed states. */
export function DetailsDialog({ title, description, query, actions, onClose, children }: DetailsDialogProps) {
  const { data, error, isFetching, refetch } = query
  const isMissing = data === undefined && saysNotFound(error)
  const hasFailed = data === undefined && error !== undefined && !isMissing
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={title}
      description={description}
      footer={
        <>
          {data !== undefined && actions}
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      {data !== undefined && children}
      {hasFailed && (
        <ErrorState title={text.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {isMissing && (
        <EmptyState headingLevel={3} icon={<FileX size={22} />} title={text.missing} text={text.missingText} />
      )}
      {data === undefined && error === undefined && <SkeletonText lines={6} />}
    </Dialog>
  )
}
