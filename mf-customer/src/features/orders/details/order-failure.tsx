import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PackageX } from 'lucide-react'
import { text } from '../text.ts'

const words = text.details

interface OrderFailureProps {
  missing: boolean
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Shown instead of an order that could not be loaded or does not exist. */
export function OrderFailure({ missing, error, onRetry, retrying }: OrderFailureProps) {
  if (missing) {
    return <EmptyState headingLevel={3} icon={<PackageX size={22} />} title={words.missing} text={words.missingText} />
  }
  return (
    <ErrorState
      title={words.loadFailed}
      text={words.loadFailedText}
      error={error}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
