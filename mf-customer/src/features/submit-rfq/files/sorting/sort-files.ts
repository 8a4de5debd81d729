import { wholeRequest } from '../sending/upload-queue.ts'
import { fileTitle, type Named, partByName } from './file-names.ts'

/** A part as far as sorting goes. */
export interface SortedPart extends Named {
  /** Whether it has a STEP file, or a name: then no other STEP file fills it. */
  isTaken: boolean
  hasStep: boolean
}

export interface FileToSort {
  name: string
  kind: 'step' | 'pdf'
  /** What the part is called in the file, if it says so. */
  productName: string | null
}

/** Where each file goes, in the order of the files: the key of a part, or null where there is no room for its part. */
export interface Sorting {
  targets: readonly (string | null)[]
  /** Parts to add, in order. */
  added: readonly { key: string; name: string }[]
  /** Parts that were there and get a name from their file. */
  named: readonly { key: string; name: string }[]
}

/**
 * Where dropped files go (docs/product/rfqs.md, 'Files first'). A STEP file goes to the part of its name that has none,
 * else to the first part that nobody has begun, else to a new one. A PDF goes to the part of its name; otherwise to the
 * only part, or to the request as a whole.
 * @param room how many parts may be added @param newKey makes the key of a part
 */
export function sortFiles(
  files: readonly FileToSort[],
  given: readonly SortedPart[],
  room: number,
  newKey: () => string,
): Sorting {
  const parts = given.map((part) => ({ ...part, names: [...part.names] }))
  const added: { key: string; name: string }[] = []
  const named: { key: string; name: string }[] = []
  const targets: (string | null)[] = files.map(() => null)

  const takeStep = ({ name, productName }: FileToSort): string | null => {
    const title = productName ?? fileTitle(name)
    const waiting = parts.filter(({ hasStep }) => !hasStep)
    const key = partByName(name, waiting)
    const found = waiting.find((part) => part.key === key) ?? waiting.find(({ isTaken }) => !isTaken)
    if (!found && added.length >= room) return null
    const part = found ?? { key: newKey(), names: [], isTaken: false, hasStep: false }
    if (!found) {
      parts.push(part)
      added.push({ key: part.key, name: title })
    } else if (!found.isTaken) named.push({ key: found.key, name: title })
    part.names.push(name, title)
    part.isTaken = true
    part.hasStep = true
    return part.key
  }
  const takePdf = ({ name }: FileToSort): string => {
    const [only, ...others] = parts
    return partByName(name, parts) ?? (only && others.length === 0 ? only.key : wholeRequest)
  }

  // STEP files first: a PDF may be for a part that only now comes.
  for (const [at, file] of files.entries()) if (file.kind === 'step') targets[at] = takeStep(file)
  for (const [at, file] of files.entries()) if (file.kind === 'pdf') targets[at] = takePdf(file)
  return { targets, added, named }
}
