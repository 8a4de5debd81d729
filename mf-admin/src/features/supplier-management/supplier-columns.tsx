import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { CompletionBadge } from '@kerf/shared-parts/suppliers/completion-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { firstWords, listOf, placeWords } from '../shared/supplier-words.ts'
import { TwoLines } from '../shared/two-lines.tsx'
import { CertificateWarning, SupplierState } from './supplier-state.tsx'
import { text } from './text.ts'

const words = text.columns

/* Two badges stack, clear of the table's lines. */
const Badges = styled(Cluster)`
  padding: ${space[4]} 0;
`

function NameAndNumber({ supplier: { name, companyName, supplierNumber, email } }: { supplier: Supplier }) {
  const aside = isolatedList([supplierNumber, companyName ? name : email], ' · ')
  return <TwoLines strong main={companyName ?? name} aside={aside} title={isolatedList([companyName ?? name, aside])} />
}

function Capabilities({ supplier }: { supplier: Supplier }) {
  const capabilities = listOf(supplier.capabilities)
  if (capabilities.length === 0) return text.unsaid
  return <span title={listed(capabilities)}>{firstWords(capabilities)}</span>
}

export function supplierColumns(onView: (supplierId: string) => void): DataTableColumn<Supplier>[] {
  return [
    {
      ...{ id: 'supplier', header: words.supplier, width: 240, minWidth: 170, grow: true, primary: true },
      sorts: { ascending: 'name' },
      cell: (supplier) => <NameAndNumber supplier={supplier} />,
    },
    {
      ...{ id: 'location', header: words.location, width: 170, minWidth: 120 },
      cell: (supplier) => placeWords(supplier) || text.unsaid,
    },
    {
      ...{ id: 'capabilities', header: words.capabilities, width: 220, minWidth: 140 },
      cell: (supplier) => <Capabilities supplier={supplier} />,
    },
    {
      ...{ id: 'completion', header: words.completion, width: 150, minWidth: 145 },
      sorts: { descending: 'completion' },
      cell: ({ profileCompleteness }) => <CompletionBadge percent={profileCompleteness} />,
    },
    {
      ...{ id: 'state', header: words.state, width: 170, minWidth: 125 },
      cell: (supplier) => (
        <Badges $gap={4}>
          <SupplierState supplier={supplier} />
          <CertificateWarning endsOn={supplier.certificatesEndOn} />
        </Badges>
      ),
    },
    {
      ...{ id: 'created', header: words.created, width: 120, minWidth: 115 },
      sorts: byDate,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    actionsColumn({
      header: words.actions,
      width: 90,
      most: 1,
      actions: ({ id, name, companyName }) => [
        {
          label: text.view,
          name: text.viewNamed(companyName ?? name),
          icon: <Eye size={16} aria-hidden />,
          onClick: () => onView(id),
        },
      ],
    }),
  ]
}
