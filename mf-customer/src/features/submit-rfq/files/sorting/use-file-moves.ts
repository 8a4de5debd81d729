import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useMemo } from 'react'
import { partName } from '../../form/rfq-form-schema.ts'
import type { PartValues } from '../../parts/part-list.ts'
import { text } from '../../text.ts'
import { type UploadQueue, wholeRequest } from '../sending/upload-queue.ts'
import type { FileMoves } from './file-moves.tsx'

/**
 * How files move between the parts of the form.
 * @param partsNow the parts at the time of a move @param say announces it @param isOn whether there are several places
 */
export function useFileMoves(
  queue: UploadQueue,
  partsNow: () => readonly PartValues[],
  say: (words: string) => void,
  isOn: boolean,
): FileMoves | null {
  return useMemo(() => {
    if (!isOn) return null
    const places = () => [
      { key: wholeRequest, name: text.files.whole },
      ...partsNow().map((part, index) => {
        const numbered = text.parts.numbered(index + 1)
        const called = partName(part, index)
        return { key: part.key, name: called === numbered ? numbered : text.parts.titled(numbered, called) }
      }),
    ]
    const fileOf = (id: string) => queue.files().find((queued) => queued.id === id)
    return {
      places,
      placeOf: (id) => fileOf(id)?.part,
      move: (id, key) => {
        const [file, place] = [fileOf(id), places().find((each) => each.key === key)]
        if (!file || !place) return
        queue.move(id, key)
        say(text.files.saidMoved(shownFileName(file.name), place.name))
      },
    }
  }, [queue, partsNow, say, isOn])
}
