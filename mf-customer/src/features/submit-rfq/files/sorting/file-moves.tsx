import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Menu } from '@kerf/shared-ui/actions/menu.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { FolderInput } from 'lucide-react'
import { createContext, type RefObject, use, useEffect, useEffectEvent, useState } from 'react'
import { text } from '../../text.ts'

/** Where a file can go: a part, or the request as a whole. */
export interface FilePlace {
  key: string
  name: string
}

/** Moves files of the form. Always the same object, so that parts re-render only when they change. */
export interface FileMoves {
  places: () => readonly FilePlace[]
  placeOf: (id: string) => string | undefined
  move: (id: string, place: string) => void
}

/** Null where there is one place only. */
export const FileMovesContext = createContext<FileMoves | null>(null)

/** A dragged file of the form, in the transfer; nothing that another page or program puts there. */
const dragged = 'application/x-kerf-rfq-file'

export function putIntoTransfer(id: string, transfer: DataTransfer): void {
  transfer.setData(dragged, id)
  transfer.effectAllowed = 'move'
}

/** Moves a file to another part, by a menu. */
export function MoveFileButton({ id, name }: { id: string; name: string }) {
  const moves = use(FileMovesContext)
  // Names change with every letter that is typed; the menu reads them when it opens.
  const [places, setPlaces] = useState<readonly FilePlace[]>([])
  if (!moves) return null
  const label = text.files.move(shownFileName(name))
  const others = places.filter(({ key }) => key !== moves.placeOf(id))
  return (
    <Menu
      label={label}
      header={text.files.moveTo}
      onOpenChange={(open) => open && setPlaces(moves.places())}
      trigger={<IconButton size="small" label={label} icon={<FolderInput size={16} aria-hidden />} />}
      items={others.map((place) => ({ label: place.name, onSelect: () => moves.move(id, place.key) }))}
    />
  )
}

/**
 * Takes files of the form that are dragged here from another part.
 * @returns whether one is dragged over it
 */
export function useMoveTarget(target: RefObject<HTMLElement | null>, place: string): boolean {
  const moves = use(FileMovesContext)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((id: string) => {
    if (moves?.placeOf(id) !== place) moves?.move(id, place)
  })
  const isOn = moves !== null
  useEffect(() => {
    const element = target.current
    if (!element || !isOn) return
    // Entering a child fires before leaving its parent, so the events are counted.
    let depth = 0
    const ours = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(dragged) ?? false
    const count = (change: 1 | -1) => (event: DragEvent) => {
      if (!ours(event)) return
      depth += change
      setOver(depth > 0)
    }
    const onDropped = (event: DragEvent) => {
      if (!ours(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      take(event.dataTransfer?.getData(dragged) ?? '')
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('dragenter', count(1), { signal })
    element.addEventListener('dragleave', count(-1), { signal })
    element.addEventListener('dragover', (event) => ours(event) && event.preventDefault(), { signal })
    element.addEventListener('drop', onDropped, { signal })
    return () => listening.abort()
  }, [target, isOn])
  return isOver && isOn
}
