import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { text } from '../text.ts'
import { maxParts } from './part-list.ts'
import { moveButtonMark, type PartActions } from './use-parts.ts'

interface PartButtonsProps {
  /** The part's name. */
  name: string
  index: number
  count: number
  /** Whether removing it would lose anything. */
  holdsSomething: boolean
  fileCount: number
  actions: PartActions
}

const size = { size: 16, 'aria-hidden': true }

/** Moves, duplicates and removes a part. */
export function PartButtons({ name, index, count, holdsSomething, fileCount, actions }: PartButtonsProps) {
  const words = text.parts
  const [isAsking, setAsking] = useState(false)
  const remove = () => actions.remove(index)
  return (
    <>
      <IconButton
        size="small"
        label={words.moveUp(name)}
        icon={<ArrowUp {...size} />}
        data-move={moveButtonMark(index, 'up')}
        disabledReason={index === 0 ? words.isFirst : undefined}
        onClick={() => actions.move(index, index - 1)}
      />
      <IconButton
        size="small"
        label={words.moveDown(name)}
        icon={<ArrowDown {...size} />}
        data-move={moveButtonMark(index, 'down')}
        disabledReason={index === count - 1 ? words.isLast : undefined}
        onClick={() => actions.move(index, index + 1)}
      />
      <IconButton
        size="small"
        label={words.duplicate(name)}
        icon={<Copy {...size} />}
        disabledReason={count === maxParts ? words.full(maxParts) : undefined}
        onClick={() => actions.duplicate(index)}
      />
      <IconButton
        size="small"
        label={words.remove(name)}
        icon={<Trash2 {...size} />}
        onClick={() => (holdsSomething ? setAsking(true) : remove())}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle(name)}
        confirmLabel={words.removeConfirm}
        onConfirm={remove}
        danger
      >
        {words.removeText(fileCount)}
      </ConfirmDialog>
    </>
  )
}
