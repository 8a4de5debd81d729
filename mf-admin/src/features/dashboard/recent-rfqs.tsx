import type { Rfq } from '@kerf/shared-contracts/client/generated/rfqs-admin'
import { useListAdminRfqsQuery } from '@kerf/shared-contracts/client/generated/rfqs-admin'
import { polling } from '@kerf/shared-contracts/client/polling'
import { materialsWords, piecesWords, rfqPieces } from '@kerf/shared-contracts/client/words'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { Card } from '@kerf/shared-ui/card'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { formatDate } from '@kerf/shared-ui/format'
import { Muted } from '@kerf/shared-ui/layout'
import { ListRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/list-rows'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { TextLink } from '@kerf/shared-ui/text-link'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { customerWords } from '../shared/customer-words.ts'
import { text } from './text.ts'

/** Specification 2, section 9. */
const shownRfqs = 5
const words = text.recent

function RfqRow({ rfq }: { rfq: Rfq }) {
  return (
    <ListRow>
      <Spread>
        <TextLink to={`/admin/customers?rfq=${rfq.id}`}>{rfq.projectName}</TextLink>
        <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />
      </Spread>
      <Muted>
        {displayIdentifier(rfq)} · {customerWords(rfq.user)}
      </Muted>
      <Muted>
        {materialsWords(rfq, rfq.parts)} · {piecesWords(rfqPieces(rfq))} · {formatDate(rfq.createdAt)}
      </Muted>
    </ListRow>
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
