import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { AccountState } from '../../accounts/account-state.tsx'
import { MailLink } from '../../shared/mail-link.tsx'
import { text } from './text.ts'

const words = text.profile

/** A customer's details, and how they use Kerf. */
export function ProfileCard({ customer }: { customer: CustomerDetails }) {
  const items = [
    { label: words.email, value: <MailLink address={customer.email} /> },
    { label: words.state, value: <AccountState account={customer} /> },
    { label: words.phone, value: customer.phone ?? text.unsaid },
    { label: words.jobTitle, value: customer.title ?? text.unsaid },
    { label: words.role, value: text.roles[customer.isAdmin ? 'admin' : 'customer'] },
    { label: words.created, value: formatDate(customer.createdAt) },
    { label: words.lastSignIn, value: formatDateTime(customer.lastSignInAt, text.never) },
    { label: words.devices, value: customer.signedInDevices.toLocaleString(locale()) },
    { label: words.activity, value: formatDateTime(customer.recentActivity, text.never) },
  ]
  return (
    <Card title={words.title}>
      <DefinitionList items={items} columns={4} />
    </Card>
  )
}
