import type { QualityCheckNotification } from '@kerf/shared-contracts/contracts/quality-checks'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byProject } from '@kerf/shared-parts/lists/list-choices.ts'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { text } from './text.ts'

/** A check as a row of the list, named after its order. */
export type CheckRow = QualityCheckNotification & { id: string }

const words = text.columns

export const checkColumns: readonly DataTableColumn<CheckRow>[] = [
  { id: 'order', header: words.order, width: 110, cell: ({ orderNumber }) => orderNumber },
  {
    id: 'project',
    header: words.project,
    width: 180,
    primary: true,
    sorts: byProject,
    picture: ({ picture }) => <RowPicture picture={picture} />,
    cell: ({ projectName }) => projectName,
  },
  { id: 'customer', header: words.customer, width: 170, cell: ({ user }) => customerWords(user) },
  {
    id: 'state',
    header: words.state,
    width: 170,
    cell: ({ qualityCheckStatus: state }) => <StatusBadge status={state} label={text.states[state]} />,
  },
  {
    id: 'files',
    header: words.files,
    width: 80,
    align: 'end',
    cell: ({ fileCount }) => fileCount.toLocaleString(locale()),
  },
  {
    id: 'stage',
    header: words.stage,
    width: 160,
    cell: ({ orderStatus }) => <StatusBadge status={orderStatus} label={orderStatusLabel(orderStatus)} />,
  },
  { id: 'dueDate', header: words.dueDate, width: 115, cell: ({ dueDate }) => formatDate(dueDate) },
  {
    id: 'changed',
    header: words.changed,
    width: 125,
    sorts: byDate,
    cell: ({ changedAt }) => formatDate(changedAt),
  },
]
