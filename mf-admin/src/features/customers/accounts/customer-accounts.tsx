import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListCustomersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/customers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Merge, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { type Deletion, DeletionDialog } from '../../accounts/deletion-dialog.tsx'
import { DeletionLookUp } from '../../accounts/deletion-look-up.tsx'
import { AssignNumberDialog, type NumberedCompany } from '../../companies/assign-number-dialog.tsx'
import { MergeDialog } from '../../companies/merge-dialog.tsx'
import { AddUserDialog } from './add-user-dialog.tsx'
import { type CustomerRow, customerColumns } from './customer-columns.tsx'
import { LinkCompanyDialog } from './link-company-dialog.tsx'
import { text } from './text.ts'

/** The one open dialog. */
type Opened =
  | { kind: 'add' | 'merge' }
  | { kind: 'link'; customer: CustomerRow }
  | { kind: 'ask'; customer: CustomerRow }
  | { kind: 'number'; company: NumberedCompany }
  | { kind: 'delete'; deletion: Deletion }

const choices = {
  status: { label: text.verification, values: text.states },
  sort: { label: lists.sort, values: text.sorts },
} as const

const Actions = styled(Cluster)`
  width: fit-content;
  margin-inline-start: auto;
  margin-bottom: ${space[12]};
  /* Beside the tabs, where there is room. */
  @media (min-width: 1400px) {
    position: relative;
    margin-block: -50px 14px;
  }
`

/** The open dialog, with the current state of customer and company: somebody else may have changed them. */
function withLatest(opened: Opened, rows: readonly CustomerRow[]): Opened {
  if (opened.kind === 'link') {
    return { ...opened, customer: rows.find(({ id }) => id === opened.customer.id) ?? opened.customer }
  }
  if (opened.kind !== 'number') return opened
  const row = rows.find(({ company }) => company?.id === opened.company.id)
  return { ...opened, company: row?.company ?? opened.company }
}

interface OpenedDialogProps {
  opened: Opened
  open: (next: Opened) => void
  onClose: () => void
}

function OpenedDialog({ opened, open, onClose }: OpenedDialogProps) {
  switch (opened.kind) {
    case 'add':
      return <AddUserDialog onClose={onClose} />
    case 'merge':
      return <MergeDialog onClose={onClose} />
    case 'link':
      return <LinkCompanyDialog customer={opened.customer} onClose={onClose} />
    case 'number':
      return <AssignNumberDialog company={opened.company} onClose={onClose} />
    case 'ask':
      return (
        <DeletionLookUp
          account={opened.customer}
          onAsk={(deletion) => open({ kind: 'delete', deletion })}
          onFailed={onClose}
        />
      )
    case 'delete':
      return (
        <DeletionDialog
          deletion={opened.deletion}
          onClose={onClose}
          onDeleted={onClose}
          failed={text.deletion.failed}
        />
      )
  }
}

/** The accounts of customers, with their companies and customer numbers. */
export function CustomerAccounts() {
  const filters = useListFilters(choices)
  const list = pagedList(useListCustomersPagesInfiniteQuery(filters.asked, polling))
  const [opened, setOpened] = useState<Opened>()
  const columns = useMemo(
    () =>
      customerColumns({
        onLink: (customer) => setOpened({ kind: 'link', customer }),
        onNumber: (company) => setOpened({ kind: 'number', company }),
        onDelete: (customer) => setOpened({ kind: 'ask', customer }),
      }),
    [],
  )
  return (
    <>
      <Actions>
        <Button icon={<Merge size={16} aria-hidden />} onClick={() => setOpened({ kind: 'merge' })}>
          {text.merge}
        </Button>
        <Button variant="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
          {text.add}
        </Button>
      </Actions>
      <ListTable
        name="admin.customers"
        words={text.list}
        list={list}
        filters={filters}
        columns={columns}
        rowLabel={({ name }) => name}
        empty={<EmptyState icon={<Users size={22} />} title={text.none} text={text.noneText} />}
      />
      {opened && (
        <OpenedDialog opened={withLatest(opened, list.rows)} open={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
