import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { sortChoice, statusChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAdminRfqsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { Inbox } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { columnsFor, type OfCustomer } from '../../of-customer.ts'
import { RfqPanel } from '../panel/rfq-panel.tsx'
import { waitsForAdmin } from '../rfq-status.tsx'
import { text } from '../text.ts'
import { AskSuppliers } from './ask-suppliers.tsx'
import { rfqColumns } from './rfq-columns.tsx'

const choices = {
  status: statusChoice(
    ['submitted', 'reviewing', 'sent_to_suppliers', 'quoted', 'accepted', 'declined', 'withdrawn'],
    rfqStatusLabel,
  ),
  waiting: text.waiting,
  sort: sortChoice('date-desc', 'date-asc', 'status', 'project', 'quantity', 'needed-by'),
}

/** All requests for quote, or those of one customer; one opens beside the list. */
export function IncomingRfqs({ customerId }: OfCustomer) {
  const filters = useListFilters(choices)
  const panel = useAddressDialog('rfq')
  // The columns are stable between renders, and open the panel through the current callback.
  const open = useRef(panel.open)
  open.current = panel.open
  const columns = useMemo(
    () =>
      columnsFor(
        rfqColumns((rfqId) => open.current(rfqId)),
        customerId,
      ),
    [customerId],
  )
  return (
    <>
      <ListTable
        name={customerId === undefined ? 'admin.rfqs' : 'admin.customer.rfqs'}
        words={text.list}
        list={pagedList(useListAdminRfqsPagesInfiniteQuery({ ...filters.asked, customerId }, polling))}
        filters={filters}
        columns={columns}
        rowLabel={displayIdentifier}
        isHighlighted={waitsForAdmin}
        bulkActions={(selected) => <AskSuppliers rfqs={selected} />}
        onOpenRow={(rfq) => panel.open(rfq.id)}
        empty={
          <EmptyState
            icon={<Inbox size={22} />}
            title={text.none}
            text={customerId === undefined ? text.noneText : text.noneOfCustomer}
          />
        }
      />
      {panel.id && <RfqPanel key={panel.id} rfqId={panel.id} onClose={panel.close} />}
    </>
  )
}
