import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAccountsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { UserPlus, Users } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { PagedListFrame } from '../shared/paged-list-frame.tsx'
import { accountColumns } from './account-columns.tsx'
import { AddAdministrator } from './add-administrator.tsx'
import { OpenedAccount } from './opened-account.tsx'
import { text } from './text.ts'

const choices = {
  kind: ['', 'customer', 'supplier', 'admin'],
  status: ['', 'verified', 'unverified', 'password_reset'],
  sort: ['date-desc', 'date-asc', 'name'],
} as const

const kindTabs = choices.kind.map((value) => ({ value, label: text.kinds[value] }))
const statusOptions = choices.status.map((value) => ({ value, label: text.states[value] }))
const sortOptions = choices.sort.map((value) => ({ value, label: text.sorts[value] }))

/** Accounts of every kind; one opens beside the list. */
export function AccountsPage() {
  const { values, q, set } = useListFilters(choices)
  const { kind, status, sort } = values
  const list = pagedList(
    useListAccountsPagesInfiniteQuery(
      { q: q || undefined, role: kind || undefined, status: status || undefined, sort },
      polling,
    ),
  )
  const { data: user } = useGetCurrentUserQuery()
  const [adding, setAdding] = useState(false)
  const panel = useAddressDialog('account')
  // The columns stay the same between renders while they open the panel of the moment.
  const open = useRef(panel.open)
  open.current = panel.open
  const columns = useMemo(() => accountColumns(user?.id, (accountId) => open.current(accountId)), [user?.id])

  const empty =
    q || kind || status ? (
      <NoMatch title={text.noMatch} onClear={() => set({ q: '', kind: '', status: '' })} />
    ) : (
      <EmptyState icon={<Users size={22} />} title={text.none} text={text.noneText} />
    )
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
      <Tabs label={text.kinds.label} value={kind} onValueChange={(next) => set({ kind: next })} tabs={kindTabs}>
        <PagedListFrame
          list={list}
          noun={text.noun}
          search={{ label: text.search, placeholder: text.searchPlaceholder, q }}
          filters={[
            { name: 'status', value: status, options: statusOptions },
            { name: 'sort', value: sort, options: sortOptions },
          ]}
          set={set}
        >
          <DataTable
            caption={text.caption}
            columns={columns}
            rows={list.rows}
            rowId={(account) => account.id}
            rowLabel={(account) => account.name}
            onOpenRow={(account) => panel.open(account.id)}
            widthsKey="kerf.admin.accounts.columns"
            loading={list.loading}
            empty={empty}
          />
        </PagedListFrame>
      </Tabs>
      {panel.id && <OpenedAccount key={panel.id} accountId={panel.id} ownId={user?.id} onClose={panel.close} />}
      {adding && <AddAdministrator onClose={() => setAdding(false)} />}
    </>
  )
}
