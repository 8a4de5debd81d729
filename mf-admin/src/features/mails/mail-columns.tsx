import type { FailedMail } from '@kerf/shared-contracts/contracts/mail'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { color, fontSize, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Send } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.columns

/* Why a server refused a mail is what somebody came for: never cut, however long. */
const Whole = styled.span`
  display: block;
  min-width: 0;
  padding: ${space[4]} 0;
  line-height: 1.35;
  white-space: normal;
  overflow-wrap: anywhere;
`

const Reason = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`

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
      cell: (mail) => (
        <Whole>
          {outcomeWords(mail)}
          <Reason>{mail.reason}</Reason>
        </Whole>
      ),
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
