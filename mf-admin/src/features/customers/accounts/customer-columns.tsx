import type { Customer } from '@kerf/shared-contracts/contracts/customers'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn, type RowAction } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { Building2, CircleCheck, Clock, Hash, Trash2 } from 'lucide-react'
import type { z } from 'zod'
import { CustomerLink } from '../../shared/customer-link.tsx'
import { TwoLines } from '../../shared/two-lines.tsx'
import { text } from './text.ts'

const words = text.columns

export type CustomerRow = z.output<typeof Customer>

/** The actions of a row. */
export interface CustomerActions {
  onLink: (customer: CustomerRow) => void
  onNumber: (company: NonNullable<CustomerRow['company']>) => void
  onDelete: (customer: CustomerRow) => void
}

/** The linked company with its number, or the name the customer typed. */
function Company({ customer }: { customer: CustomerRow }) {
  const name = companyWords(customer)
  if (name === '') return text.unsaid
  const { company } = customer
  return <TwoLines main={name} aside={company ? company.customerNumber : text.unlinked} title={name} />
}

function Verification({ isVerified }: { isVerified: boolean }) {
  if (isVerified) return <IconBadge tone="green" icon={CircleCheck} label={text.states.verified} />
  return <IconBadge tone="yellow" icon={Clock} label={text.states.unverified} />
}

function rowActions(customer: CustomerRow, { onLink, onNumber, onDelete }: CustomerActions): RowAction[] {
  const { name, company } = customer
  const actions: RowAction[] = [
    {
      label: company ? text.actions.change : text.actions.link,
      name: company ? text.actions.changeOf(name) : text.actions.linkOf(name),
      icon: <Building2 size={16} aria-hidden />,
      onClick: () => onLink(customer),
    },
  ]
  if (company) {
    actions.push({
      label: text.actions.number,
      name: text.actions.numberOf(company.name),
      icon: <Hash size={16} aria-hidden />,
      onClick: () => onNumber(company),
    })
  }
  actions.push({
    label: text.actions.delete,
    name: text.actions.deleteNamed(name),
    icon: <Trash2 size={16} aria-hidden />,
    onClick: () => onDelete(customer),
  })
  return actions
}

export function customerColumns(actions: CustomerActions): DataTableColumn<CustomerRow>[] {
  return [
    {
      ...{ id: 'customer', header: words.customer, width: 220, minWidth: 150, grow: true, primary: true },
      sorts: { ascending: 'name' },
      cell: (customer) => (
        <TwoLines
          strong
          main={<CustomerLink customer={customer} />}
          aside={customer.email}
          title={isolatedList([customer.name, customer.email])}
        />
      ),
    },
    {
      ...{ id: 'company', header: words.company, width: 200, minWidth: 130 },
      cell: (customer) => <Company customer={customer} />,
    },
    {
      ...{ id: 'state', header: words.state, width: 130, minWidth: 118 },
      cell: ({ isVerified }) => <Verification isVerified={isVerified} />,
    },
    {
      ...{ id: 'role', header: words.role, width: 100, minWidth: 90 },
      cell: ({ isAdmin }) => text.roles[isAdmin ? 'admin' : 'customer'],
    },
    {
      id: 'rfqs',
      header: words.rfqs,
      width: 80,
      align: 'end',
      cell: ({ rfqCount }) => rfqCount.toLocaleString(locale()),
    },
    {
      ...{ id: 'orders', header: words.orders, width: 85, align: 'end' },
      cell: ({ orderCount }) => orderCount.toLocaleString(locale()),
    },
    {
      ...{ id: 'spent', header: words.spent, width: 130, align: 'end' },
      cell: ({ totalSpent }) => formatMoney(totalSpent, 'USD'),
    },
    {
      ...{ id: 'created', header: words.created, width: 120, sorts: byDate },
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    actionsColumn({
      header: words.actions,
      width: 130,
      most: 3,
      actions: (customer) => rowActions(customer, actions),
    }),
  ]
}
