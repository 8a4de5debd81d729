import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAdminRfqsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { Inbox } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { PagedListFrame } from '../../shared/paged-list-frame.tsx'
import { text as shared } from '../../shared/text.ts'
import { rfqColumns, waitsForAdmin } from './rfq-columns.tsx'
import { RfqPanel } from './rfq-panel.tsx'
import { text } from './text.ts'

const choices = {
  status: ['', 'submitted', 'reviewing', 'quoted', 'accepted', 'declined'],
  sort: ['date-desc', 'date-asc', 'status', 'project', 'quantity'],
} as const

const statusOptions = choices.status.map((value) => ({
  value,
  label: value === '' ? shared.lists.allStatuses : rfqStatusLabel(value),
}))
const sortOptions = choices.sort.map((value) => ({ value, label: shared.sorts[value] }))

/** All requests for quote; one opens beside the list. */
export function IncomingRfqs() {
  const { values, q, set } = useListFilters(choices)
  const { status, sort } = values
  const list = pagedList(
    useListAdminRfqsPagesInfiniteQuery({ q: q || undefined, status: status || undefined, sort }, polling),
  )
  const panel = useAddressDialog('rfq')
  // The columns stay the same between renders while they open the panel of the moment.
  const open = useRef(panel.open)
  open.current = panel.open
  const columns = useMemo(() => rfqColumns((rfqId) => open.current(rfqId)), [])

  const empty =
    q || status ? (
      <NoMatch title={text.noMatch} onClear={() => set({ q: '', status: '' })} />
    ) : (
      <EmptyState icon={<Inbox size={22} />} title={text.none} text={text.noneText} />
    )
  return (
    <>
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
          rowId={(rfq) => rfq.id}
          rowLabel={displayIdentifier}
          isHighlighted={waitsForAdmin}
          onOpenRow={(rfq) => panel.open(rfq.id)}
          widthsKey="kerf.admin.rfqs.columns"
          loading={list.loading}
          empty={empty}
        />
      </PagedListFrame>
      {panel.id && <RfqPanel key={panel.id} rfqId={panel.id} onClose={panel.close} />}
    </>
  )
}
