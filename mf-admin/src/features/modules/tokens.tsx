import type { PublishToken } from '@kerf/shared-contracts/contracts/publish-tokens'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { polling, toast } from '@kerf/shared-runtime'
import { useListPublishTokensQuery, useRevokePublishTokenMutation } from '@kerf/shared-runtime/endpoints/publish-tokens'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { TwoLines } from '../shared/two-lines.tsx'
import { text } from './text.ts'
import { TokenDialog } from './token-dialog.tsx'

const words = text.tokens

function tokenColumns(onRevoke: (token: PublishToken) => void): DataTableColumn<PublishToken>[] {
  const { columns } = words
  return [
    {
      id: 'name',
      header: columns.name,
      width: 220,
      primary: true,
      cell: ({ name, ending }) => <TwoLines main={name} aside={words.ending(ending)} title={name} />,
    },
    { id: 'serves', header: columns.serves, width: 140, cell: ({ module }) => module ?? words.all },
    {
      id: 'made',
      header: columns.made,
      width: 220,
      cell: ({ createdAt, createdBy }) => (
        <TwoLines main={formatDateTime(createdAt)} aside={createdBy} title={createdBy} />
      ),
    },
    {
      id: 'used',
      header: columns.used,
      width: 170,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : formatDateTime(lastUsedAt)),
    },
    actionsColumn({
      header: columns.actions,
      width: 120,
      most: 1,
      actions: (token) => [
        {
          label: words.revoke,
          name: words.revokeOf(token.name),
          icon: <Trash2 size={16} aria-hidden />,
          onClick: () => onRevoke(token),
        },
      ],
    }),
  ]
}

function RevokeQuestion({ token: { id, name }, onClose }: { token: PublishToken; onClose: () => void }) {
  const [revoke, { isLoading }] = useRevokePublishTokenMutation()
  const confirm = async () => {
    const { error } = await revoke({ id })
    if (error) return toast.error(words.revokeFailed, failureWords(error, shared.tryAgain))
    toast.success(words.revoked, name)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.revokeTitle(name)}
      confirmLabel={words.revoke}
      onConfirm={confirm}
      loading={isLoading}
      danger
    >
      {words.revokeBody}
    </ConfirmDialog>
  )
}

/** Publish tokens of pipelines: create and revoke. @param modules the names that a token can be for */
export function Tokens({ modules }: { modules: readonly string[] }) {
  const { data, error, isFetching, refetch } = useListPublishTokensQuery(undefined, polling)
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<PublishToken>()
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <Card title={words.title} description={words.description} actions={add}>
      {error && !data ? (
        <ErrorState
          title={words.loadFailed}
          text={text.loadFailedText}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          caption={words.caption}
          columns={tokenColumns(setRevoking)}
          rows={data ?? []}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          loading={data === undefined}
          empty={<EmptyState icon={<KeyRound size={22} />} title={words.none} text={words.noneText} />}
        />
      )}
      {adding && <TokenDialog modules={modules} onClose={() => setAdding(false)} />}
      {revoking && <RevokeQuestion token={revoking} onClose={() => setRevoking(undefined)} />}
    </Card>
  )
}
