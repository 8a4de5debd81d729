import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { CompanyCard } from './company-card.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerTabs } from './customer-tabs.tsx'
import { ProfileCard } from './profile-card.tsx'
import { text } from './text.ts'

/** Everything about a customer; for a deleted one, their orders and history. */
export function CustomerStory({ customer }: { customer: CustomerDetails }) {
  const isDeleted = customer.deletedAt !== null
  return (
    <Stack $gap={24}>
      {isDeleted && <Notice tone="yellow">{text.deletedText(formatDate(customer.deletedAt))}</Notice>}
      <CustomerFigures customer={customer} />
      {!isDeleted && (
        <>
          <ProfileCard customer={customer} />
          <CompanyCard customer={customer} />
        </>
      )}
      <CustomerTabs customerId={customer.id} />
    </Stack>
  )
}
