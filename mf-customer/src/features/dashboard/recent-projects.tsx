import { type Rfq, useListRfqsQuery } from '@kerf/shared-contracts/client/generated/rfqs'
import { polling } from '@kerf/shared-contracts/client/polling'
import { materialWords, piecesWords } from '@kerf/shared-contracts/client/words'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { Card } from '@kerf/shared-ui/card'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { formatDate, formatMoney } from '@kerf/shared-ui/format'
import { Muted } from '@kerf/shared-ui/layout'
import { ListRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/list-rows'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { TextLink } from '@kerf/shared-ui/text-link'
import { fontWeight } from '@kerf/shared-ui/theme/tokens'
import { FolderOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { text } from './text.ts'

/** Specification 1, section 9: the dashboard shows four projects. */
const shownProjects = 4
const words = text.projects

const Amount = styled.span`
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

function ProjectRow({ rfq }: { rfq: Rfq }) {
  return (
    <ListRow>
      <Spread>
        <TextLink to={`/rfqs?rfq=${rfq.id}`}>{rfq.projectName}</TextLink>
        <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />
      </Spread>
      <Spread>
        <Muted>
          {materialWords(rfq)} · {piecesWords(rfq.quantity)} · {formatDate(rfq.createdAt)}
        </Muted>
        {rfq.quote && <Amount>{formatMoney(rfq.quote.amount, rfq.quote.currency)}</Amount>}
      </Spread>
    </ListRow>
  )
}

/** The newest RFQs as projects, with their quotes. */
export function RecentProjects() {
  const { data, isError, isFetching, refetch } = useListRfqsQuery({ limit: shownProjects }, polling)
  const isViewer = useIsViewer()
  if (data === undefined) {
    return (
      <Card title={words.title}>
        {isError ? (
          <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
        ) : (
          <RowsSkeleton rows={shownProjects} />
        )}
      </Card>
    )
  }
  const more = data.total - shownProjects
  const moreLink = more > 0 && (
    <ButtonLink to="/rfqs" variant="ghost" size="small">
      {words.more(more)}
    </ButtonLink>
  )
  return (
    <Card title={words.title} actions={moreLink}>
      {data.items.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<FolderOpen size={22} />}
          title={words.empty}
          text={isViewer ? words.viewerEmptyText : words.emptyText}
        />
      ) : (
        <Rows>
          {data.items.map((rfq) => (
            <ProjectRow key={rfq.id} rfq={rfq} />
          ))}
        </Rows>
      )}
    </Card>
  )
}
