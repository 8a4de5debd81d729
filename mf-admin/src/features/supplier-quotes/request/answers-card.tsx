import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatShortDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { supplierMessagesAddress } from '../../shared/addresses.ts'
import type { RequestDetails } from './request-details.ts'
import { text } from './text.ts'

const words = text.answers

type Asked = RequestDetails['assignedSuppliers'][number]

const shownAtFirst = 10

const nameOf = ({ companyName, name }: Asked) => companyName ?? name

function Answer({ requestId, supplier }: { requestId: string; supplier: Asked }) {
  const { status, sentAt, viewedAt, declinedAt, declineReason } = supplier
  const dates = [
    words.sent(formatShortDate(sentAt)),
    viewedAt && words.viewed(formatShortDate(viewedAt)),
    declinedAt && words.declined(formatShortDate(declinedAt)),
  ]
  return (
    <ListRow>
      <Spread>
        <span>{isolatedList([nameOf(supplier), supplier.supplierNumber], ' · ')}</span>
        <Cluster>
          <StatusBadge status={status} label={status === 'new' ? words.unopened : undefined} />
          <ButtonLink
            size="small"
            variant="ghost"
            to={supplierMessagesAddress(requestId, supplier.id)}
            icon={<MessageSquare size={14} aria-hidden />}
            aria-label={words.messagesWith(nameOf(supplier))}
          >
            {words.messages}
          </ButtonLink>
        </Cluster>
      </Spread>
      <Muted>{dates.filter(Boolean).join(' · ')}</Muted>
      {declineReason && <p>{words.reason(declineReason)}</p>}
    </ListRow>
  )
}

/** How far each supplier has come with the request; those who declined say why. */
export function AnswersCard({ request: { id, assignedSuppliers, quoteCount } }: { request: RequestDetails }) {
  const [isWhole, setWhole] = useState(assignedSuppliers.length <= shownAtFirst)
  const shown = isWhole ? assignedSuppliers : assignedSuppliers.slice(0, shownAtFirst)
  return (
    <Card title={words.title} description={words.text(quoteCount, assignedSuppliers.length)}>
      <Stack $gap={12}>
        <Rows aria-label={words.list}>
          {shown.map((supplier) => (
            <Answer key={supplier.id} requestId={id} supplier={supplier} />
          ))}
        </Rows>
        {!isWhole && (
          <div>
            <Button size="small" onClick={() => setWhole(true)}>
              {words.showAll(assignedSuppliers.length)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
