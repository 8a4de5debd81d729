import { polling } from '@kerf/shared-runtime'
import { useListSupplierInvitationsQuery } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { InvitationDialog } from './invitations/invitation-dialog.tsx'
import { Invitations } from './invitations/invitations.tsx'
import { SupplierList } from './supplier-list.tsx'
import { SupplierPanel } from './supplier-panel.tsx'
import { text } from './text.ts'

/** All suppliers, one of which opens beside the list, and open invitations. */
export function SupplierManagementPage() {
  const [query, change] = useAddressQuery()
  const panel = useAddressDialog('supplier')
  const [inviting, setInviting] = useState(false)
  const { data: invitations } = useListSupplierInvitationsQuery({ limit: 1 }, polling)
  const tab = query.get('tab') === 'invitations' ? 'invitations' : 'suppliers'
  const choose = (next: string) => change(() => new URLSearchParams(next === 'invitations' ? { tab: next } : {}))
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button variant="primary" icon={<MailPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {text.invite}
          </Button>
        }
      />
      <Tabs
        label={text.tabs.label}
        value={tab}
        onValueChange={choose}
        tabs={[
          { value: 'suppliers', label: text.tabs.suppliers },
          {
            value: 'invitations',
            label: text.tabs.invitations,
            ...(invitations && { count: invitations.total }),
          },
        ]}
      >
        {tab === 'suppliers' ? <SupplierList onOpen={panel.open} /> : <Invitations />}
      </Tabs>
      {panel.id && <SupplierPanel key={panel.id} supplierId={panel.id} onClose={panel.close} />}
      {inviting && <InvitationDialog onClose={() => setInviting(false)} />}
    </>
  )
}
