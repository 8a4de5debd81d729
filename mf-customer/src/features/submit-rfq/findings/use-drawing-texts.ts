import type { Drawing } from '@kerf/shared-contracts/rules/request-findings/drawing-text'
import { useEffect, useState } from 'react'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { type ReadDrawing, readDrawing } from './read-drawing.ts'

const isPdf = ({ name, misnamed }: QueuedFile) => misnamed === 'pdf' || (!misnamed && /\.pdf$/i.test(name))

const none: ReadonlyMap<string, Drawing | null> = new Map()

/** The texts of the chosen PDFs as they are read, one after the other; null for those without one. */
export function useDrawingTexts(files: readonly QueuedFile[], read: ReadDrawing = readDrawing) {
  const [texts, setTexts] = useState(none)
  const next = files.find((queued) => isPdf(queued) && !texts.has(queued.id))
  const { id, name = '', size = 0, file = null } = next ?? {}
  // A file that is here is read here: that it is being sent does not begin the reading anew.
  const earlyId = file ? undefined : next?.earlyId
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    const keep = (text: Drawing | null) => {
      if (!leaving.signal.aborted) setTexts((now) => new Map(now).set(id, text))
    }
    // Whatever goes wrong, the PDF is one whose text is not known.
    read({ name, size, file, earlyId }, leaving.signal).then(keep, () => keep(null))
    return () => leaving.abort()
  }, [id, name, size, file, earlyId, read])
  return texts
}
