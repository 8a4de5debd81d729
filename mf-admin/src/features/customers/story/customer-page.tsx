import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetCustomerQuery } from '@kerf/shared-runtime/endpoints/customers'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { UserX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { AccountState } from '../../accounts/account-state.tsx'
import { back } from './back.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerLoading } from './customer-loading.tsx'
import { CustomerStory } from './customer-story.tsx'
import { text } from './text.ts'

/** A deleted customer keeps only the order history: no company, and no actions. */
function headOf(customer: CustomerDetails) {
  if (customer.deletedAt !== null) return { badge: <IconBadge tone="grey" icon={UserX} label={text.deleted} /> }
  return {
    badge: <AccountState account={customer} />,
    description: isolatedList([customer.company?.name ?? customer.companyNameInput, customer.company?.customerNumber]),
    actions: <CustomerActions customer={customer} />,
  }
}

function OneCustomer({ id }: { id: string }) {
  const asked = useGetCustomerQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={text}
      back={back}
      icon={<UserX size={22} />}
      title={(customer) => customer.name}
      description={(customer) => headOf(customer).description}
      badge={(customer) => headOf(customer).badge}
      actions={(customer) => headOf(customer).actions}
      skeleton={<CustomerLoading />}
    >
      {(customer) => <CustomerStory customer={customer} />}
    </ThingPage>
  )
}

/** One customer: profile, RFQs, quotes, orders, and history. */
export function CustomerPage() {
  const { id = '' } = useParams()
  return <OneCustomer key={id} id={id} />
}
