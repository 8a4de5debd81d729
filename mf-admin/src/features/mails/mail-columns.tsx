import type { FailedMail } from '@kerf/shared-contracts/contracts/mail'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Send } from 'lucide-react'
import { TwoLines } from '../shared/two-lines.tsx'
import { text } from './text.ts'

const words = text.columns

function outcomeWords({ outcome, tries, retriedAt }: FailedMail): string {
  if (retriedAt !== null) return text.retriedAt(formatDateTime(retriedAt))
  return `${text.states[outcome]}, ${text.tries(tries)}`
}

export function mailColumns(onRetry: (mail: FailedMail) => void): DataTableColumn<FailedMail>[] {
  return [
    { id: 'recipient', header: words.recipient, width: 220, primary: true, cell: ({ recipient }) => recipient },
    { id: 'purpose', header: words.purpose, width: 150, cell: ({ purpose }) => text.purposes[purpose] },
    {
      id: 'failedAt',
      header: words.failedAt,
      width: 170,
      sorts: byDate,
      cell: ({ failedAt }) => formatDateTime(failedAt),
    },
    {
      id: 'outcome',
      header: words.outcome,
      width: 460,
      cell: (mail) => <TwoLines main={outcomeWords(mail)} aside={mail.reason} title={mail.reason} />,
    },
    actionsColumn({
      header: words.actions,
      width: 150,
      most: 1,
      actions: (mail) =>
        mail.retriedAt === null
          ? [
              {
                label: text.retry,
                name: text.retryOf(mail.recipient),
                icon: <Send size={16} aria-hidden />,
                onClick: () => onRetry(mail),
              },
            ]
          : [],
    }),
  ]
}
