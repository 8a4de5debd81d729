import type { SupplierDetails } from '@kerf/shared-contracts/contracts/suppliers'
import { CompletionBadge } from '@kerf/shared-parts/suppliers/completion-badge.tsx'
import { messageOf, polling } from '@kerf/shared-runtime'
import { useGetSupplierQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SidePanel } from '@kerf/shared-ui/dialogs/side-panel.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { MailLink } from '../shared/mail-link.tsx'
import { MessagesLink } from '../shared/messages-link.tsx'
import { text as shared } from '../shared/text.ts'
import { Certificates } from './certificates.tsx'
import { Performance } from './performance.tsx'
import { SupplierProfile } from './supplier-profile.tsx'
import { SupplierState } from './supplier-state.tsx'
import { Suspension } from './suspension.tsx'
import { text } from './text.ts'
import { Verification } from './verification.tsx'

const words = text.panel

/** What an admin must know about a supplier first. */
function Standing({ supplier }: { supplier: SupplierDetails }) {
  const { suspendedAt, suspensionReason, missingItems } = supplier
  return (
    <Stack $gap={12}>
      <Cluster>
        <SupplierState supplier={supplier} />
        <CompletionBadge percent={supplier.profileCompleteness} />
      </Cluster>
      {suspendedAt && (
        <Notice tone="red">
          <p>{words.suspended(formatDate(suspendedAt))}</p>
          {suspensionReason && <p>{words.reason(suspensionReason)}</p>}
        </Notice>
      )}
      {missingItems.length > 0 && <p>{words.missing(missingItems.map((item) => words.items[item] ?? item))}</p>}
    </Stack>
  )
}

/** One supplier beside the list: profile, certificates, performance, and actions. */
export function SupplierPanel({ supplierId, onClose }: { supplierId: string; onClose: () => void }) {
  const { data: supplier, error, isFetching, refetch } = useGetSupplierQuery({ id: supplierId }, polling)
  const failed = error !== undefined && supplier === undefined
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      width="wide"
      title={supplier ? (supplier.companyName ?? supplier.name) : words.unknown}
      description={supplier ? <MailLink address={supplier.email} /> : ''}
      footer={
        <>
          {supplier && <Suspension supplier={supplier} />}
          {supplier && <MessagesLink about="customer" id={supplier.id} />}
          {supplier && <Verification supplier={supplier} />}
          <Button onClick={onClose}>{shared.close}</Button>
        </>
      }
    >
      {supplier && (
        <Stack $gap={24}>
          <Standing supplier={supplier} />
          <Performance performance={supplier.performance} />
          <Certificates certificates={supplier.certificates} />
          <SupplierProfile supplier={supplier} />
        </Stack>
      )}
      {failed && (
        <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!supplier && !failed && <SkeletonText lines={10} />}
    </SidePanel>
  )
}
