import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Building2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Deletion, DeletionDialog } from '../../accounts/deletion-dialog.tsx'
import { DeletionLookUp } from '../../accounts/deletion-look-up.tsx'
import { SignOutEverywhere } from '../../accounts/sign-out-everywhere.tsx'
import { text as ofAnyAccount } from '../../accounts/text.ts'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { LinkCompanyDialog } from '../accounts/link-company-dialog.tsx'
import { text as ofCustomers } from '../accounts/text.ts'
import { text } from './text.ts'

const words = text.actions

/** The one open dialog, or what is being looked up for it. */
type Opened = { kind: 'link' } | { kind: 'ask' } | { kind: 'delete'; deletion: Deletion }

interface OpenedDialogProps {
  customer: CustomerDetails
  opened: Opened
  open: (next: Opened) => void
  onClose: () => void
}

function OpenedDialog({ customer, opened, open, onClose }: OpenedDialogProps) {
  if (opened.kind === 'link') return <LinkCompanyDialog customer={customer} onClose={onClose} />
  if (opened.kind === 'ask') {
    const ask = (deletion: Deletion) => open({ kind: 'delete', deletion })
    return <DeletionLookUp account={customer} onAsk={ask} onFailed={onClose} />
  }
  const { failed } = ofCustomers.deletion
  return <DeletionDialog deletion={opened.deletion} onClose={onClose} onDeleted={onClose} failed={failed} />
}

/** The actions on a customer, the same as in the lists of customers and accounts. */
export function CustomerActions({ customer }: { customer: CustomerDetails }) {
  const { data: user } = useGetCurrentUserQuery()
  const [opened, setOpened] = useState<Opened>()
  const isSelf = user?.id === customer.id
  return (
    <>
      {!customer.isAdmin && <MessagesLink about="customer" id={customer.id} />}
      <Button icon={<Building2 size={16} aria-hidden />} onClick={() => setOpened({ kind: 'link' })}>
        {customer.company ? words.change : words.link}
      </Button>
      <SignOutEverywhere account={customer} isSelf={isSelf} />
      <Button
        variant="danger"
        icon={<Trash2 size={16} aria-hidden />}
        loading={opened?.kind === 'ask'}
        disabledReason={isSelf ? ofAnyAccount.deletion.own : undefined}
        onClick={() => setOpened({ kind: 'ask' })}
      >
        {ofAnyAccount.deletion.action}
      </Button>
      {opened && (
        <OpenedDialog customer={customer} opened={opened} open={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
