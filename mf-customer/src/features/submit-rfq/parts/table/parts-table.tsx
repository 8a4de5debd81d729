import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { ArrowDownToLine, Undo2 } from 'lucide-react'
import { type FocusEvent, useCallback, useState } from 'react'
import type { FileNames } from '../../draft/rfq-draft.ts'
import type { QueuedFile } from '../../files/sending/upload-queue.ts'
import type { RfqFormik } from '../../form/use-rfq-form.ts'
import { text as form } from '../../text.ts'
import { type PartErrors, shownErrors } from '../part-errors.ts'
import { holdsSomething, type PartValues } from '../part-list.ts'
import type { PartActions } from '../use-parts.ts'
import { type Column, columns } from './columns.ts'
import { filledDown } from './fill-down.ts'
import { PartRow } from './part-row.tsx'
import { Head, Scroller, Table } from './table-style.ts'
import { text } from './text.ts'
import { useTableChanges } from './use-table-changes.ts'

interface PartsTableProps {
  parts: readonly PartValues[]
  errors: readonly PartErrors[]
  touched: RfqFormik['touched']
  actions: PartActions
  filesOf: (part: string) => readonly QueuedFile[]
  lostFiles: FileNames
  onAddFiles: (part: string, files: File[]) => Promise<File[]>
  onRemoveFile: (id: string) => void
}

const noErrors: PartErrors = {}

/** The parts of a request as rows that are typed in, filled down and pasted into (docs/product/rfqs.md, 'Parts table'). */
export function PartsTable(props: PartsTableProps) {
  const { parts, errors, touched, actions, filesOf, lostFiles, onAddFiles, onRemoveFile } = props
  const { last, fill, undo, handlers } = useTableChanges(parts, actions, filesOf)
  const [active, setActive] = useState(0)
  const removal = useRemoval(parts, filesOf, actions)
  const from = Math.min(active, parts.length - 1)
  const lost = Object.values(lostFiles).flat()
  const follow = (event: FocusEvent) => {
    const { row } = event.target instanceof HTMLElement ? event.target.dataset : {}
    if (row !== undefined) setActive(Number(row))
  }
  return (
    <Stack $gap={8}>
      <Muted>{text.hint}</Muted>
      {lost.length > 0 && <Notice tone="yellow">{form.restored.files(lost.map(shownFileName))}</Notice>}
      <Cluster $gap={12} role="status">
        {last && <span>{last.words}</span>}
        {last?.change && (
          <Button size="small" icon={<Undo2 size={14} aria-hidden />} onClick={undo}>
            {text.undo}
          </Button>
        )}
      </Cluster>
      <Scroller onFocus={follow} {...handlers}>
        <Table aria-label={text.label}>
          <thead>
            <tr>
              <th scope="col">{text.place}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Head>
                    {text.heads[column]}
                    <FillButton parts={parts} column={column} from={from} onFill={fill} />
                  </Head>
                </th>
              ))}
              <th scope="col">{text.files}</th>
              <th scope="col">
                <VisuallyHidden>{text.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <PartRow
                key={part.key}
                part={part}
                index={index}
                count={parts.length}
                errors={shownErrors(errors[index] ?? noErrors, touched, index)}
                actions={actions}
                files={filesOf(part.key)}
                onAddFiles={onAddFiles}
                onRemoveFile={onRemoveFile}
                onRemove={removal.ask}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
      {removal.question}
    </Stack>
  )
}

interface FillButtonProps {
  parts: readonly PartValues[]
  column: Column
  /** The place of the row whose value it fills down. */
  from: number
  onFill: (column: Column, from: number) => void
}

function FillButton({ parts, column, from, onFill }: FillButtonProps) {
  const { changed } = filledDown(parts, column, from)
  const head = text.heads[column]
  return (
    <IconButton
      size="small"
      label={text.fill(head, from + 1, changed)}
      icon={<ArrowDownToLine size={14} aria-hidden />}
      disabledReason={changed === 0 ? text.nothingToFill(head) : undefined}
      onClick={() => onFill(column, from)}
    />
  )
}

/** Removes a row, after a question where something would be lost. */
function useRemoval(
  parts: readonly PartValues[],
  filesOf: (part: string) => readonly QueuedFile[],
  actions: PartActions,
) {
  const [asked, setAsked] = useState<number | null>(null)
  const part = asked === null ? undefined : parts[asked]
  const ask = useCallback((index: number) => setAsked(index), [])
  const fileCount = part ? filesOf(part.key).length : 0
  const isEmpty = part !== undefined && fileCount === 0 && !holdsSomething(part)
  const remove = () => {
    if (asked !== null) actions.remove(asked)
    setAsked(null)
  }
  const name = form.parts.numbered((asked ?? 0) + 1)
  const question = (
    <ConfirmDialog
      open={part !== undefined}
      onOpenChange={() => setAsked(null)}
      title={form.parts.removeTitle(name)}
      confirmLabel={form.parts.removeConfirm}
      onConfirm={remove}
      danger
    >
      {isEmpty ? form.parts.removeEmpty : form.parts.removeText(fileCount)}
    </ConfirmDialog>
  )
  return { ask, question }
}
