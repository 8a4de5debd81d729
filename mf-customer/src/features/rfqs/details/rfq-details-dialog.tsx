import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { messageOf, polling, saysNotFound, toast } from '@kerf/shared-runtime'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX } from 'lucide-react'
import { useEffect } from 'react'
import { RfqDetails } from './rfq-details.tsx'
import { RfqLinks } from './rfq-links.tsx'
import { text } from './text.ts'

/** One RFQ over the list from which it was opened. */
export function RfqDetailsDialog({ rfqId, onClose }: { rfqId: string; onClose: () => void }) {
  const { data: rfq, error, isFetching, refetch } = useGetRfqQuery({ id: rfqId }, polling)
  const missing = rfq === undefined && saysNotFound(error)
  const failed = error !== undefined && rfq === undefined && !missing

  useEffect(() => {
    if (failed) toast.error(text.error, text.loadFailed)
  }, [failed])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={rfq ? text.title(displayIdentifier(rfq)) : text.title('')}
      description={rfq?.projectName}
      footer={
        <>
          {rfq && (
            <>
              <PageLink to={customerAddress.rfq(rfq.id)} />
              <RfqLinks rfq={rfq} />
            </>
          )}
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      {rfq && <RfqDetails rfq={rfq} />}
      {failed && (
        <ErrorState title={text.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {missing && (
        <EmptyState headingLevel={3} icon={<FileX size={22} />} title={text.missing} text={text.missingText} />
      )}
      {!rfq && !failed && !missing && <SkeletonText lines={6} />}
    </Dialog>
  )
}
