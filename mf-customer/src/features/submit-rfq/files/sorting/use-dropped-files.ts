import { kindByContent } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { toast } from '@kerf/shared-runtime'
import { useCallback } from 'react'
import { materialNamed } from '../../parts/catalog-match.ts'
import { emptyPart, maxParts, type PartValues } from '../../parts/part-list.ts'
import type { PartActions } from '../../parts/use-parts.ts'
import { text } from '../../text.ts'
import { isStepFile } from '../sending/early-sending.ts'
import { type QueuedFile, type UploadQueue, wholeRequest } from '../sending/upload-queue.ts'
import { type SortedPart, type Sorting, sortFiles } from './sort-files.ts'
import { type StepSays, stepSays } from './step-says.ts'

/** A chosen file, with what can be known of it before it is sent. */
interface Read extends StepSays {
  file: File
  name: string
  kind: 'step' | 'pdf'
}

const saysNothing: StepSays = { productName: null, material: null }

async function read(file: File): Promise<Read> {
  const kind = (await kindByContent(file).catch(() => undefined)) === 'pdf' ? 'pdf' : 'step'
  return { file, name: file.name, kind, ...(kind === 'step' ? await stepSays(file) : saysNothing) }
}

function sortedPart(part: PartValues, files: readonly QueuedFile[]): SortedPart {
  const own = files.filter((queued) => queued.part === part.key)
  const hasStep = own.some(isStepFile)
  const names = [part.name.trim(), ...own.map(({ name }) => name)].filter((name) => name !== '')
  return { key: part.key, names, hasStep, isTaken: hasStep || part.name.trim() !== '' }
}

/** The parts with those that files make, and with the names and materials that files say where none is entered. */
function withSorted(parts: readonly PartValues[], { targets, added, named }: Sorting, files: readonly Read[]) {
  const names = new Map([...named, ...added].map(({ key, name }) => [key, name]))
  const materialOf = (key: string) => {
    const said = files.find(({ material }, at) => targets[at] === key && material !== null)?.material
    return said ? materialNamed(said) : undefined
  }
  const all = [...parts, ...added.map(({ key }) => ({ ...emptyPart, key }))]
  return all.map((part) => {
    const name = part.name || names.get(part.key) || ''
    const material = part.material === '' ? materialOf(part.key) : undefined
    return name === part.name && !material ? part : { ...part, name, ...material }
  })
}

/**
 * Takes files for the request as a whole: each STEP file makes a part, each PDF goes to the part of its name
 * (docs/product/rfqs.md, 'Files first').
 * @returns takes files, and answers those that were there already
 */
export function useDroppedFiles(queue: UploadQueue, partsNow: () => readonly PartValues[], actions: PartActions) {
  return useCallback(
    async (dropped: File[]): Promise<File[]> => {
      const { fresh, repeated } = await queue.divide(dropped)
      const files = await Promise.all(fresh.map(read))
      const parts = partsNow()
      const sorting = sortFiles(
        files,
        parts.map((part) => sortedPart(part, queue.files())),
        maxParts - parts.length,
        () => crypto.randomUUID(),
      )
      actions.rewrite((now) => withSorted(now, sorting, files), text.parts.saidFromFiles(sorting.added.length))
      const byTarget = Map.groupBy(files.entries(), ([at]) => sorting.targets[at] ?? null)
      for (const [key, entries] of byTarget) {
        const sent = entries.map(([, { file }]) => file)
        if (key === null) toast.error(text.files.notTaken, text.files.noRoom(sent.length, maxParts))
        else await queue.add(key, sent)
      }
      const count = byTarget.get(wholeRequest)?.length ?? 0
      if (count > 0) toast.info(text.files.whole, text.files.unmatched(count))
      return repeated
    },
    [queue, partsNow, actions],
  )
}
