import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListSuppliersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useSupplierFilters } from './filters/use-supplier-filters.ts'
import { RfqsCard } from './from-rfq/rfqs-card.tsx'
import { useRequestedRfqs } from './from-rfq/use-requested-rfqs.ts'
import { RequestDialog } from './request/request-dialog.tsx'
import { SelectionTools } from './suppliers/selection-tools.tsx'
import { SupplierGrid } from './suppliers/supplier-grid.tsx'
import { mostSuppliers, useSelection } from './suppliers/use-selection.ts'
import { text } from './text.ts'

/** Why a request cannot be sent to this many suppliers. */
function reasonAgainst(count: number): string | undefined {
  if (count === 0) return text.noneSelected
  return count > mostSuppliers ? text.tooMany : undefined
}

/** Selects suppliers and sends them a request, optionally made from one or several RFQs. */
export function CreateQuotePage() {
  const filters = useSupplierFilters()
  const list = pagedList(useListSuppliersPagesInfiniteQuery(filters.asked, polling))
  const selection = useSelection(list)
  const requested = useRequestedRfqs()
  const [isWriting, setWriting] = useState(false)
  const count = selection.chosen.length

  const onSent = () => {
    setWriting(false)
    selection.clear()
    requested.clear()
  }
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button
            variant="primary"
            icon={<Send size={16} aria-hidden />}
            onClick={() => setWriting(true)}
            disabledReason={reasonAgainst(count) ?? requested.reason}
          >
            {text.send(count)}
          </Button>
        }
      />
      <RfqsCard requested={requested} />
      <FilterPanel filters={filters} />
      <SelectionTools list={list} selection={selection} />
      <SupplierGrid list={list} selection={selection} isNarrowed={filters.isNarrowed} onClear={filters.clear} />
      {isWriting && (
        <RequestDialog
          suppliers={selection.chosen}
          rfqs={requested.rfqs}
          onSent={onSent}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
