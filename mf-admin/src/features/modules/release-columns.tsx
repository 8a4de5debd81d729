import type { ModuleChannels, ModuleRelease } from '@kerf/shared-contracts/contracts/modules-admin'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
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

/** What runs of each module; undefined while it is not known. */
type Channels = readonly ModuleChannels[] | undefined

interface Doing {
  channels: Channels
  onAsk: (asked: Asked) => void
  onPin: (release: ModuleRelease) => void
}

const channelsOf = (channels: Channels, { module }: ModuleRelease) => channels?.find((one) => one.module === module)

/** Who gets a release now. */
function RunsFor({ release, channels }: { release: ModuleRelease; channels: Channels }) {
  const { stable, canary, pinned } = channelsOf(channels, release) ?? {}
  return (
    <Cluster $gap={4}>
      {stable?.version === release.version && <Badge tone="green">{words.everybody}</Badge>}
      {canary?.version === release.version && <Badge tone="yellow">{words.share(canary.percent)}</Badge>}
      {pinned === release.version && <Badge tone="blue">{words.here}</Badge>}
    </Cluster>
  )
}

/** The short form of a commit, whose end says whether files differed from it. */
function commitWords(commit: string | null): string {
  if (commit === null) return words.noCommit
  const [hash = '', changes] = commit.split('+')
  return changes === undefined ? hash.slice(0, 10) : words.withChanges(hash.slice(0, 10))
}

function actionsFor(release: ModuleRelease, { channels, onAsk, onPin }: Doing): RowAction[] {
  const name = `${release.module} ${release.version}`
  const pin = { label: words.pin, name: words.pinOf(name), icon: <Pin size={16} aria-hidden /> }
  if (!release.fits) return []
  // A question asks about a change of what everybody has, so that must be known.
  if (!channels || channelsOf(channels, release)?.stable?.version === release.version) {
    return [{ ...pin, onClick: () => onPin(release) }]
  }
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
      width: 220,
      primary: true,
      minWidth: 165,
      cell: ({ module, version, commit }) => (
        <TwoLines
          main={version}
          aside={words.of(module, commitWords(commit))}
          title={`${module} ${version}, ${commitWords(commit)}`}
        />
      ),
    },
    {
      id: 'published',
      header: columns.published,
      width: 210,
      sorts: byDate,
      minWidth: 165,
      cell: (release) => {
        const publisher = publisherOf(release)
        return <TwoLines main={formatDateTime(release.publishedAt)} aside={publisher} title={publisher} />
      },
    },
    {
      id: 'runs',
      header: columns.runs,
      width: 110,
      cell: (release) => <RunsFor release={release} channels={doing.channels} />,
    },
    {
      id: 'size',
      header: columns.size,
      width: 80,
      fold: { into: 'contracts', order: 1, words: ({ size }) => formatFileSize(size) },
      cell: ({ size }) => formatFileSize(size),
    },
    {
      id: 'contracts',
      header: columns.contracts,
      width: 100,
      cell: ({ contracts, fits }) => (fits ? contracts : <Badge tone="red">{`${contracts}, ${words.misfit}`}</Badge>),
    },
    actionsColumn({
      header: columns.actions,
      width: 220,
      most: 3,
      actions: (release) => actionsFor(release, doing),
    }),
  ]
}
