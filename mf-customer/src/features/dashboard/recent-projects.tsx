import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { nextOfRfq } from '@kerf/shared-contracts/rules/next-step'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { materialsWords, piecesWords, quantitiesWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FolderOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { YourTurn } from '../shared/your-turn.tsx'
import { text } from './text.ts'

/** How many projects the dashboard shows (docs/product/dashboard.md, 'Recent projects'). */
const shownProjects = 4
const words = text.projects

/* Keeps the amounts aligned, however long the text beside them is. */
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

const noBreakSpace = '\u00a0'

/** Keeps a date or a quantity on one line. */
function unbroken(words: string): string {
  return words.replaceAll(' ', noBreakSpace)
}

/**
 * All requested quantities of a single part; once a quote is accepted, the chosen one. Several parts were counted beside
 * their materials: quantities of unlike parts are not added.
 */
function quantityWords(rfq: Rfq): string {
  const [only, ...others] = rfq.parts
  if (others.length > 0) return ''
  const isOpen = only && rfq.quote?.status !== 'accepted'
  return isOpen ? quantitiesWords(only.quantities) : piecesWords(rfqPieces(rfq))
}

/** The status of a request; an expired quote is marked as such. */
function ProjectStatus({ status, quote }: Rfq) {
  if (quote?.isExpired) return <StatusBadge status="expired" label={words.quoteExpired} />
  return <StatusBadge status={status} label={rfqStatusLabel(status)} />
}

function ProjectRow({ rfq }: { rfq: Rfq }) {
  return (
    <PictureRow picture={<FilesPicture files={rfq.files} size="medium" />}>
      <Spread>
        <TextLink to={customerAddress.rfq(rfq.id)}>{rfq.projectName}</TextLink>
        <Cluster $gap={4}>
          <ProjectStatus {...rfq} />
          <YourTurn next={nextOfRfq(rfq)} rfq={rfq} />
        </Cluster>
      </Spread>
      <Facts>
        <Muted>
          {[materialsWords(rfq, rfq.parts), unbroken(quantityWords(rfq)), unbroken(formatDate(rfq.createdAt))]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        {rfq.quote && <Amount>{formatMoney(rfq.quote.amount, rfq.quote.currency)}</Amount>}
      </Facts>
    </PictureRow>
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
  const moreLink = more > 0 && <TextLink to="/rfqs">{words.more(more)}</TextLink>
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
