import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAccountsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { UserPlus, Users } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { accountColumns } from './account-columns.tsx'
import { AddAdministrator } from './add-administrator.tsx'
import { OpenedAccount } from './opened-account.tsx'
import { text } from './text.ts'

const choices = {
  kind: ['', 'customer', 'supplier', 'admin'],
  status: { label: lists.status, values: text.states },
  sort: { label: lists.sort, values: text.sorts },
} as const

const kindTabs = choices.kind.map((value) => ({ value, label: text.kinds[value] }))

/** Accounts of every kind; one opens beside the list. */
export function AccountsPage() {
  const filters = useListFilters(choices)
  const { q, kind, ...asked } = filters.asked
  const list = pagedList(useListAccountsPagesInfiniteQuery({ q, role: kind, ...asked }, polling))
  const { data: user } = useGetCurrentUserQuery()
  const [adding, setAdding] = useState(false)
  const panel = useAddressDialog('account')
  // The columns are stable between renders, and open the panel through the current callback.
  const open = useRef(panel.open)
  open.current = panel.open
  const columns = useMemo(() => accountColumns(user?.id, (accountId) => open.current(accountId)), [user?.id])
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button variant="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        }
      />
      <Tabs
        label={text.kinds.label}
        value={filters.values.kind}
        onValueChange={(next) => filters.set({ kind: next })}
        tabs={kindTabs}
      >
        <ListTable
          name="admin.accounts"
          words={text.list}
          list={list}
          filters={filters}
          columns={columns}
          rowLabel={(account) => account.name}
          onOpenRow={(account) => panel.open(account.id)}
          empty={<EmptyState icon={<Users size={22} />} title={text.none} text={text.noneText} />}
        />
      </Tabs>
      {panel.id && <OpenedAccount key={panel.id} accountId={panel.id} ownId={user?.id} onClose={panel.close} />}
      {adding && <AddAdministrator onClose={() => setAdding(false)} />}
    </>
  )
}
