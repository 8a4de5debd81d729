import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { askedMaterialWords, askedQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListReceivedRequestsQuery } from '@kerf/shared-runtime/endpoints/supplier-requests-supplier'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Inbox } from 'lucide-react'
import { text } from './text.ts'

const words = text.requests
const shown = 5

/** The requests that wait for a quote. */
export function useOpenRequests() {
  return useListReceivedRequestsQuery({ status: 'open', sort: 'due', limit: shown }, polling)
}

function Content() {
  const { data, isError, isFetching, refetch } = useOpenRequests()
  if (data === undefined && isError) return <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
  if (data === undefined) return <RowsSkeleton rows={3} />
  if (data.items.length === 0) {
    return <EmptyState headingLevel={3} icon={<Inbox size={22} />} title={words.empty} text={words.emptyText} />
  }
  return (
    <Rows>
      {data.items.map((request) => (
        <PictureRow key={request.id} picture={<FilesPicture files={request.files} size="medium" />}>
          <Spread>
            <TextLink to={`/supplier/rfqs?request=${request.id}`}>{request.projectName}</TextLink>
            <Cluster $gap={4}>
              <StatusBadge status={request.status} />
              {(request.status === 'new' || request.status === 'viewed') && <StatusBadge status="answer_needed" />}
            </Cluster>
          </Spread>
          <Muted>
            {askedMaterialWords(request)} · {askedQuantityWords(request)} ·{' '}
            {request.dueDate ? words.due(formatDate(request.dueDate)) : words.noDue}
          </Muted>
        </PictureRow>
      ))}
    </Rows>
  )
}

/** The requests that wait for a quote, the most urgent first. */
export function OpenRequests() {
  return (
    <Card title={words.title} actions={<TextLink to="/supplier/rfqs?status=open">{words.all}</TextLink>}>
      <Content />
    </Card>
  )
}
