import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { UserX } from 'lucide-react'
import { AccountState } from '../../accounts/account-state.tsx'
import { back } from './back.ts'
import { CompanyCard } from './company-card.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerTabs } from './customer-tabs.tsx'
import { ProfileCard } from './profile-card.tsx'
import { text } from './text.ts'

function Head({ customer }: { customer: CustomerDetails }) {
  if (customer.deletedAt !== null) {
    const badge = <IconBadge tone="grey" icon={UserX} label={text.deleted} />
    return <PageHeader title={customer.name} back={back} badge={badge} />
  }
  return (
    <PageHeader
      title={customer.name}
      description={isolatedList([
        customer.company?.name ?? customer.companyNameInput,
        customer.company?.customerNumber,
      ])}
      back={back}
      badge={<AccountState account={customer} />}
      actions={<CustomerActions customer={customer} />}
    />
  )
}

/** The whole story of a customer, as far as it is told: of a deleted one what they ordered and what was done. */
export function CustomerStory({ customer }: { customer: CustomerDetails }) {
  const isDeleted = customer.deletedAt !== null
  return (
    <>
      <Head customer={customer} />
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
    </>
  )
}
