import type { Company } from '@kerf/shared-contracts/contracts/companies'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListCompaniesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/companies'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Building2, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod'
import { CompanyAddresses } from './addresses-dialog.tsx'
import { AssignNumberDialog } from './assign-number-dialog.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { companyColumns } from './company-columns.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { text } from './text.ts'

type Row = z.output<typeof Company>

/** The one open dialog. */
type Opened =
  | { kind: 'create' }
  | { kind: 'edit' | 'number' | 'addresses'; company: Row }
  | { kind: 'merge'; companies: readonly Row[]; onMerged: () => void }

const choices = { sort: { label: lists.sort, values: text.sorts } } as const

const Tip = styled(Muted)`
  margin: -${space[8]} 0 ${space[16]};
`

/** The open dialog, with the company's current state: somebody else may have changed it. */
function withLatest(opened: Opened, rows: readonly Row[]): Opened {
  if (!('company' in opened)) return opened
  return { ...opened, company: rows.find(({ id }) => id === opened.company.id) ?? opened.company }
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.kind === 'number') return <AssignNumberDialog company={opened.company} onClose={onClose} />
  if (opened.kind === 'addresses') return <CompanyAddresses company={opened.company} onClose={onClose} />
  if (opened.kind === 'merge') return <MergeDialog {...opened} onClose={onClose} />
  return <CompanyDialog company={opened.kind === 'edit' ? opened.company : undefined} onClose={onClose} />
}

/** All companies, with their customer numbers; several can be exported or merged at once. */
export function CompaniesPage() {
  const filters = useListFilters(choices)
  const list = pagedList(useListCompaniesPagesInfiniteQuery(filters.asked, polling))
  const [opened, setOpened] = useState<Opened>()
  const columns = useMemo(
    () =>
      companyColumns(
        (company) => setOpened({ kind: 'number', company }),
        (company) => setOpened({ kind: 'edit', company }),
        (company) => setOpened({ kind: 'addresses', company }),
      ),
    [],
  )
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setOpened({ kind: 'create' })}>
      {text.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={add} />
      <Tip>{text.tip}</Tip>
      <ListTable
        name="admin.companies"
        words={text.list}
        list={list}
        filters={filters}
        exported={{ list: 'admin/companies', query: filters.asked }}
        columns={columns}
        rowLabel={({ name }) => name}
        onOpenRow={(company) => setOpened({ kind: 'edit', company })}
        bulkActions={(selected, clear) => (
          <BulkActions
            ids={selected.map(({ id }) => id)}
            onMerge={() => setOpened({ kind: 'merge', companies: selected, onMerged: clear })}
          />
        )}
        empty={<EmptyState icon={<Building2 size={22} />} title={text.none} text={text.noneText} action={add} />}
      />
      {opened && <OpenedDialog opened={withLatest(opened, list.rows)} onClose={() => setOpened(undefined)} />}
    </>
  )
}
