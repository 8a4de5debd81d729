import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Menu } from '@kerf/shared-ui/actions/menu.tsx'
import { useDropTarget } from '@kerf/shared-ui/files/use-drop-target.ts'
import { MoreHorizontal } from 'lucide-react'
import { memo, useRef } from 'react'
import { useFileIntake } from '../../files/choosing/use-file-intake.ts'
import { isStepFile } from '../../files/sending/early-sending.ts'
import type { QueuedFile } from '../../files/sending/upload-queue.ts'
import { useMoveTarget } from '../../files/sorting/file-moves.tsx'
import { text as form } from '../../text.ts'
import { isSameErrors } from '../part-errors.ts'
import type { PartFieldsProps } from '../part-field.ts'
import { maxParts } from '../part-list.ts'
import { PartCells } from './part-cells.tsx'
import { RowFiles } from './row-files.tsx'
import { RowPicture } from './row-picture.tsx'
import { Cell, Place, Row } from './table-style.ts'
import { text } from './text.ts'

export interface PartRowProps extends PartFieldsProps {
  count: number
  files: readonly QueuedFile[]
  onAddFiles: (part: string, files: File[]) => Promise<File[]>
  onRemoveFile: (id: string) => void
  /** Asks first where something would be lost. */
  onRemove: (index: number) => void
}

/** A part as a row. It re-renders only when its own data changes, so that typing in one of a hundred rows is fast. */
export const PartRow = memo(PartRowBody, (before, now) => {
  const { errors, ...others } = now
  return (
    isSameErrors(before.errors, errors) &&
    Object.entries(others).every(([prop, value]) => before[prop as keyof PartRowProps] === value) // its own props
  )
})

function PartRowBody(props: PartRowProps) {
  const { part, index, count, files, actions, onAddFiles, onRemoveFile, onRemove } = props
  const row = useRef<HTMLTableRowElement>(null)
  const numbered = form.parts.numbered(index + 1)
  const { take } = useFileIntake((chosen) => onAddFiles(part.key, chosen))
  const isFileOver = useDropTarget(row, take, true)
  const isMoveOver = useMoveTarget(row, part.key)
  const drawing = files.find((queued) => queued.earlyId !== undefined && isStepFile(queued))
  return (
    <Row ref={row} $isOver={isFileOver || isMoveOver}>
      <th scope="row">
        <Place>
          <span title={numbered}>{index + 1}</span>
          <RowPicture fileId={drawing?.earlyId} />
        </Place>
      </th>
      <PartCells {...props} />
      <Cell $width={170}>
        <RowFiles numbered={numbered} files={files} onChosen={take} onRemove={onRemoveFile} />
      </Cell>
      <Cell $width={40}>
        <Menu
          label={text.more(numbered)}
          trigger={
            <IconButton size="small" label={text.more(numbered)} icon={<MoreHorizontal size={16} aria-hidden />} />
          }
          items={[
            {
              label: text.duplicate,
              onSelect: () => actions.duplicate(index),
              disabledReason: count >= maxParts ? form.parts.full(maxParts) : undefined,
            },
            {
              label: text.moveUp,
              onSelect: () => actions.move(index, index - 1),
              disabledReason: index === 0 ? form.parts.isFirst : undefined,
            },
            {
              label: text.moveDown,
              onSelect: () => actions.move(index, index + 1),
              disabledReason: index === count - 1 ? form.parts.isLast : undefined,
            },
            'separator',
            { label: text.remove, onSelect: () => onRemove(index), danger: true },
          ]}
        />
      </Cell>
    </Row>
  )
}
