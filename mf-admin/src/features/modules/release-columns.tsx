import type { ModuleRelease } from '@kerf/shared-contracts/contracts/modules-admin'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn, type RowAction } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDateTime, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { FlaskConical, Pin, Rocket } from 'lucide-react'
import { TwoLines } from '../shared/two-lines.tsx'
import { publisherOf } from './module-card.tsx'
import type { Asked } from './questions.tsx'
import { text } from './text.ts'

const words = text.releases

interface Doing {
  onAsk: (asked: Asked) => void
  onPin: (release: ModuleRelease) => void
}

function actionsFor(release: ModuleRelease, { onAsk, onPin }: Doing): RowAction[] {
  const name = `${release.module} ${release.version}`
  const pin = { label: words.pin, name: words.pinOf(name), icon: <Pin size={16} aria-hidden /> }
  if (!release.fits) return []
  return [
    {
      label: words.promote,
      name: words.promoteOf(name),
      icon: <Rocket size={16} aria-hidden />,
      onClick: () => onAsk({ kind: 'promote', release }),
    },
    {
      label: words.canary,
      name: words.canaryOf(name),
      icon: <FlaskConical size={16} aria-hidden />,
      onClick: () => onAsk({ kind: 'canary', release }),
    },
    { ...pin, onClick: () => onPin(release) },
  ]
}

/** The columns of the published releases. */
export function releaseColumns(doing: Doing): DataTableColumn<ModuleRelease>[] {
  const { columns } = words
  return [
    {
      id: 'version',
      header: columns.version,
      width: 240,
      primary: true,
      cell: ({ module, version, commit }) => (
        <TwoLines
          main={version}
          aside={words.of(module, commit?.slice(0, 10) ?? words.noCommit)}
          title={`${module} ${version}`}
        />
      ),
    },
    {
      id: 'published',
      header: columns.published,
      width: 230,
      sorts: byDate,
      cell: (release) => {
        const publisher = publisherOf(release)
        return <TwoLines main={formatDateTime(release.publishedAt)} aside={publisher} title={publisher} />
      },
    },
    { id: 'size', header: columns.size, width: 100, cell: ({ size }) => formatFileSize(size) },
    {
      id: 'contracts',
      header: columns.contracts,
      width: 130,
      cell: ({ contracts, fits }) => (fits ? contracts : <Badge tone="red">{`${contracts}, ${words.misfit}`}</Badge>),
    },
    actionsColumn({
      header: columns.actions,
      width: 240,
      most: 3,
      actions: (release) => actionsFor(release, doing),
    }),
  ]
}
