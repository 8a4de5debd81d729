import type { CustomerSearchResult } from '@kerf/shared-contracts/contracts/customers'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import type { z } from 'zod'
import { MailLink } from '../shared/mail-link.tsx'
import { text } from './text.ts'

/** A customer found by the search. */
export function ResultCard({ customer }: { customer: z.output<typeof CustomerSearchResult> }) {
  const { id, name, type, email, company, customerNumber, recentActivity, rfqCount, orderCount } = customer
  return (
    <Card
      title={name}
      description={<MailLink address={email} />}
      actions={<Badge tone="blue">{text.types[type]}</Badge>}
      aria-label={name}
    >
      <Stack $gap={16}>
        <DefinitionList
          columns={2}
          items={[
            { label: text.company, value: isolatedList([company, customerNumber]) || text.unsaid },
            { label: text.activity, value: formatDate(recentActivity, text.never) },
            { label: text.rfqs, value: rfqCount.toLocaleString(locale()) },
            { label: text.orders, value: orderCount.toLocaleString(locale()) },
          ]}
        />
        <div>
          <ButtonLink to={`/admin/customers/${id}`} size="small" aria-label={text.detailsOf(name)}>
            {text.details}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
