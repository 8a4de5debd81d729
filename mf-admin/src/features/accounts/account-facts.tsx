import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { AccountState } from './account-state.tsx'
import { kindWords } from './account-words.ts'
import { text } from './text.ts'

const words = text.panel

/** The facts of an account; its address is shown above, its role in a company below. */
export function AccountFacts({ account }: { account: Account }) {
  const { company } = account
  const items = [
    { label: words.kind, value: kindWords(account) },
    { label: words.state, value: <AccountState account={account} /> },
    ...(company ? [{ label: words.company, value: isolatedList([company.name, company.customerNumber]) }] : []),
    { label: words.created, value: formatDateTime(account.createdAt) },
    { label: words.lastSignIn, value: formatDateTime(account.lastSignInAt, text.never) },
    { label: words.devices, value: account.signedInDevices.toLocaleString(locale()) },
  ]
  return <DefinitionList items={items} columns={3} />
}
