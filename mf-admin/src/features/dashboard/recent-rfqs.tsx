import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { materialsWords, rfqQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListAdminRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from './text.ts'

/** How many recent RFQs the dashboard shows (docs/product/admin.md, 'Admin dashboard'). */
const shownRfqs = 5
const words = text.recent

function RfqRow({ rfq }: { rfq: Rfq }) {
  return (
    <PictureRow picture={<FilesPicture files={rfq.files} size="medium" />}>
      <Spread>
        <TextLink to={adminAddress.rfq(rfq.id)}>{rfq.projectName}</TextLink>
        <Cluster $gap={4}>
          <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />
          {rfq.status === 'submitted' && <StatusBadge status="unread" />}
        </Cluster>
      </Spread>
      <Muted>
        {displayIdentifier(rfq)} · {customerWords(rfq.user)}
      </Muted>
      <Muted>
        {[
          materialsWords(rfq, rfq.parts),
          ...(rfq.parts.length > 1 ? [] : [rfqQuantityWords(rfq)]),
          formatDate(rfq.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
    </PictureRow>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card
      title={words.title}
      actions={
        <ButtonLink to="/admin/customers?tab=rfqs" variant="ghost" size="small">
          {words.viewAll}
        </ButtonLink>
      }
    >
      {children}
    </Card>
  )
}

/** The five newest requests. */
export function RecentRfqs() {
  const { data, isError, isFetching, refetch } = useListAdminRfqsQuery({ limit: shownRfqs }, polling)
  if (data === undefined) {
    return (
      <Frame>
        {isError ? (
          <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
        ) : (
          <RowsSkeleton rows={shownRfqs} />
        )}
      </Frame>
    )
  }
  return (
    <Frame>
      {data.items.length === 0 ? (
        <EmptyState headingLevel={3} icon={<Inbox size={22} />} title={words.none} text={words.noneText} />
      ) : (
        <Rows>
          {data.items.map((rfq) => (
            <RfqRow key={rfq.id} rfq={rfq} />
          ))}
        </Rows>
      )}
    </Frame>
  )
}
