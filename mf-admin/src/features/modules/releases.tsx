import type { ModuleChannels, ModuleRelease } from '@kerf/shared-contracts/contracts/modules-admin'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListModuleReleasesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/modules-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Package } from 'lucide-react'
import { useMemo } from 'react'
import type { Asked } from './questions.tsx'
import { releaseColumns } from './release-columns.tsx'
import { text } from './text.ts'

const choices = { sort: { label: lists.sort, values: text.releases.sorts } } as const

interface ReleasesProps {
  /** What runs of each module; undefined while it is not known. */
  channels: readonly ModuleChannels[] | undefined
  onAsk: (asked: Asked) => void
  onPin: (release: ModuleRelease) => void
}

/** Every published release. */
export function Releases({ channels, onAsk, onPin }: ReleasesProps) {
  const filters = useListFilters(choices)
  const columns = useMemo(() => releaseColumns({ channels, onAsk, onPin }), [channels, onAsk, onPin])
  return (
    <ListTable
      name="admin.module-releases"
      words={text.releases.list}
      list={pagedList(useListModuleReleasesPagesInfiniteQuery(filters.asked, polling))}
      filters={filters}
      columns={columns}
      rowLabel={({ module, version }) => `${module} ${version}`}
      empty={<EmptyState icon={<Package size={22} />} title={text.none} text={text.noneText} />}
    />
  )
}
