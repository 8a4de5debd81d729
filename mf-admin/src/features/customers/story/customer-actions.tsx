import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteAccountButton } from '../../accounts/delete-account-button.tsx'
import { type Deletion, DeletionDialog } from '../../accounts/deletion-dialog.tsx'
import { SignOutEverywhere } from '../../accounts/sign-out-everywhere.tsx'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { LinkCompanyDialog } from '../accounts/link-company-dialog.tsx'
import { text as accounts } from '../accounts/text.ts'
import { text } from './text.ts'

const words = text.actions

/** What an admin does with a customer, the same as in the lists of customers and accounts. */
export function CustomerActions({ customer }: { customer: CustomerDetails }) {
  const { data: user } = useGetCurrentUserQuery()
  const [linking, setLinking] = useState(false)
  const [deletion, setDeletion] = useState<Deletion>()
  const isSelf = user?.id === customer.id
  return (
    <>
      {!customer.isAdmin && <MessagesLink about="customer" id={customer.id} />}
      <Button icon={<Building2 size={16} aria-hidden />} onClick={() => setLinking(true)}>
        {customer.company ? words.change : words.link}
      </Button>
      <SignOutEverywhere account={customer} isSelf={isSelf} />
      <DeleteAccountButton account={customer} isSelf={isSelf} onAsk={setDeletion} />
      {linking && <LinkCompanyDialog customer={customer} onClose={() => setLinking(false)} />}
      {deletion && (
        <DeletionDialog
          deletion={deletion}
          onClose={() => setDeletion(undefined)}
          onDeleted={() => setDeletion(undefined)}
          failed={accounts.deletion.failed}
        />
      )}
    </>
  )
}
