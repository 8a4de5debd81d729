import type { AdminDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import type { QualityCheckStatus } from '@kerf/shared-contracts/contracts/orders'
import type { QualityCheckNotification } from '@kerf/shared-contracts/contracts/quality-checks'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCheckNotificationsQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.quality

/** How many are listed; the counts cover the others. */
const shownChecks = 3

type Counts = AdminDashboardStats['qualityChecks']

const states = [
  { count: 'awaiting', status: 'pending' },
  { count: 'ready', status: 'approved' },
  { count: 'needsRevision', status: 'needs_revision' },
] as const satisfies { count: keyof Counts; status: QualityCheckStatus }[]

const CountList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};
`

const Count = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};

  a,
  b {
    width: fit-content;
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
`

/**
 * The number of checks in each state, each linked to its list.
 * @param counts undefined while unknown @param isLoading whether they may still come
 */
function StateCounts({ counts, isLoading }: { counts: Counts | undefined; isLoading: boolean }) {
  return (
    <CountList aria-label={words.counts}>
      {states.map(({ count, status }) => (
        <Count key={status}>
          <span>{words[count]}</span>
          {counts ? (
            <TextLink to={`/admin/quality-checks?status=${status}`}>
              {formatCount(counts[count])}
              <VisuallyHidden> {words[count]}</VisuallyHidden>
            </TextLink>
          ) : (
            <b aria-busy={isLoading}>–</b>
          )}
        </Count>
      ))}
    </CountList>
  )
}

function CheckRow({ check }: { check: QualityCheckNotification }) {
  const { orderId, orderNumber, projectName, qualityCheckStatus, picture } = check
  return (
    <PictureRow picture={<RowPicture picture={picture} />}>
      <Spread>
        <TextLink to={adminAddress.order(orderId)}>{orderNumber}</TextLink>
        <StatusBadge status={qualityCheckStatus} label={words.states[qualityCheckStatus]} />
      </Spread>
      <Muted>{projectName}</Muted>
    </PictureRow>
  )
}

function Checks() {
  const { data, isError, isFetching, refetch } = useListQualityCheckNotificationsQuery({ limit: shownChecks }, polling)
  if (data === undefined) {
    return isError ? (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  }
  if (data.items.length === 0) {
    return <EmptyState headingLevel={3} icon={<ShieldCheck size={22} />} title={words.none} text={words.noneText} />
  }
  return (
    <Rows>
      {data.items.map((check) => (
        <CheckRow key={check.orderId} check={check} />
      ))}
    </Rows>
  )
}

/**
 * The states of the quality checks, and the ones that changed last, each linked to its order.
 * @param counts undefined while unknown @param isLoading whether they may still come
 */
export function QualityChecks({ counts, isLoading }: { counts: Counts | undefined; isLoading: boolean }) {
  return (
    <Card
      title={words.title}
      actions={
        <ButtonLink to="/admin/quality-checks" variant="ghost" size="small">
          {words.viewAll}
        </ButtonLink>
      }
    >
      <Stack $gap={16}>
        <StateCounts counts={counts} isLoading={isLoading} />
        <Checks />
      </Stack>
    </Card>
  )
}
