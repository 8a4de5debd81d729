import type { ModuleMove } from '@kerf/shared-contracts/contracts/modules-admin'
import { polling } from '@kerf/shared-runtime'
import { useListModuleMovesQuery } from '@kerf/shared-runtime/endpoints/modules-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { History as HistoryIcon } from 'lucide-react'
import { TwoLines } from '../shared/two-lines.tsx'
import { publisherOf } from './module-card.tsx'
import { text } from './text.ts'

const words = text.history

function whatOf({ kind, percent }: ModuleMove): string {
  return kind === 'canary' && percent !== null ? words.canary(percent) : words.kinds[kind]
}

const insteadOf = (version: string, previous: string | null) =>
  previous === null || previous === version ? '' : words.instead(previous)

const columns: DataTableColumn<ModuleMove>[] = [
  {
    id: 'what',
    header: words.columns.what,
    width: 210,
    primary: true,
    lines: (move) => [whatOf(move), move.module],
    cell: (move) => <TwoLines main={whatOf(move)} aside={move.module} title={`${whatOf(move)}: ${move.module}`} />,
  },
  {
    id: 'version',
    header: words.columns.version,
    width: 230,
    lines: ({ version, previousVersion }) => [version, insteadOf(version, previousVersion)],
    cell: ({ version, previousVersion }) => (
      <TwoLines main={version} aside={insteadOf(version, previousVersion)} title={version} />
    ),
  },
  {
    id: 'by',
    header: words.columns.by,
    width: 180,
    lines: ({ by, tokenName }) => [publisherOf({ publishedBy: by, tokenName: null }), tokenName ?? ''],
    cell: ({ by, tokenName }) => (
      <TwoLines
        main={publisherOf({ publishedBy: by, tokenName: null })}
        aside={tokenName ?? ''}
        title={publisherOf({ publishedBy: by, tokenName })}
      />
    ),
  },
  { id: 'at', header: words.columns.at, width: 190, cell: ({ at }) => formatDateTime(at) },
]

/** The latest releases, canaries and rollbacks. */
export function History() {
  const { data, error, isFetching, refetch } = useListModuleMovesQuery({}, polling)
  if (error && !data) {
    return (
      <ErrorState
        title={words.loadFailed}
        text={text.loadFailedText}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  }
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={data ?? []}
      rowId={({ id }) => id}
      rowLabel={(move) => `${whatOf(move)}: ${move.module} ${move.version}`}
      loading={data === undefined}
      empty={<EmptyState icon={<HistoryIcon size={22} />} title={words.none} text={words.noneText} />}
    />
  )
}
