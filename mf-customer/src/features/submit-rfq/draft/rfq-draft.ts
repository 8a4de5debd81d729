import { emptyRfq, isTouched, partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { emptyPart, maxParts, type PartValues } from '../parts/part-list.ts'

const draftKey = 'kerf.customer.rfq-draft'

/** A part of an RFQ that exists, as far as uploading its files needs it. */
export interface CreatedPart {
  /** Its key in the form, by which its files are known. */
  key: string
  name: string
  /** Where its files belong; null for the one part of a flat payload, whose files are the RFQ's. */
  id: string | null
}

/** An RFQ that was created while its files were still on their way. */
export interface CreatedRfq {
  id: string
  displayNumber: string
  parts: readonly CreatedPart[]
}

/** Names of files, by the key of the part that they belong to. */
export type FileNames = Readonly<Record<string, readonly string[]>>

/** What is kept of an unfinished request, in case the session ends or the page is left. */
export interface RfqDraft {
  values: RfqFormValues
  /** Names only: a page cannot keep files. */
  fileNames: FileNames
  created: CreatedRfq | null
}

const nothing: RfqDraft = { values: emptyRfq, fileNames: {}, created: null }

/** What was created from these values. The parts of the answer are in the order of those that were sent. */
export function createdFrom(
  rfq: { id: string; displayNumber: string; parts: readonly { id: string }[] },
  { parts }: RfqFormValues,
): CreatedRfq {
  const isOne = parts.length === 1
  return {
    id: rfq.id,
    displayNumber: rfq.displayNumber,
    parts: parts.map((part, index) => ({
      key: part.key,
      name: partName(part, index),
      id: isOne ? null : (rfq.parts[index]?.id ?? null),
    })),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of `empty`, each with what was stored when it is of the same type. */
function storedOr<T extends object>(empty: T, stored: unknown): T {
  const kept = isRecord(stored) ? stored : {}
  const entries = Object.entries(empty).map(([field, value]) => {
    const found = kept[field]
    return [field, typeof found === typeof value ? found : value]
  })
  return Object.fromEntries(entries) as T // each field has the type that `empty` gives it
}

function partIn(stored: unknown, index: number): PartValues {
  const kept = isRecord(stored) ? stored : {}
  const quantities = Array.isArray(kept.quantities) ? kept.quantities.map(String) : emptyPart.quantities
  const part = storedOr({ key: `restored-${index}`, ...emptyPart }, { ...kept, quantities })
  return quantities.length === 0 ? { ...part, quantities: emptyPart.quantities } : part
}

function valuesIn(stored: unknown): RfqFormValues {
  const kept = isRecord(stored) && Array.isArray(stored.parts) ? stored.parts : []
  const parts = kept.slice(0, maxParts).map(partIn)
  return { ...storedOr(emptyRfq, stored), parts: parts.length === 0 ? emptyRfq.parts : parts }
}

function fileNamesIn(stored: unknown): FileNames {
  const byPart = Object.entries(isRecord(stored) ? stored : {})
  return Object.fromEntries(byPart.map(([key, names]) => [key, Array.isArray(names) ? names.map(String) : []]))
}

function createdIn(stored: unknown): CreatedRfq | null {
  if (!isRecord(stored) || !Array.isArray(stored.parts)) return null
  const { id, displayNumber } = stored
  if (typeof id !== 'string' || typeof displayNumber !== 'string') return null
  const parts = stored.parts.filter(isRecord).map((part) => ({
    ...storedOr({ key: '', name: '' }, part),
    id: typeof part.id === 'string' ? part.id : null,
  }))
  return parts.length === 0 ? null : { id, displayNumber, parts }
}

/**
 * Reads the draft of this tab. One that another user left here is none, and is removed.
 * @param owner id of the signed-in user
 */
export function readDraft(owner: string): RfqDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
    if (isRecord(stored) && stored.owner === owner) {
      return {
        values: valuesIn(stored.values),
        fileNames: fileNamesIn(stored.fileNames),
        created: createdIn(stored.created),
      }
    }
  } catch {
    // What cannot be read is no draft.
  }
  forgetDraft()
  return nothing
}

/** Keeps the draft for its owner; one with nothing in it is forgotten. */
export function keepDraft(owner: string, draft: RfqDraft): void {
  const hasFiles = Object.values(draft.fileNames).some((names) => names.length > 0)
  const isEmpty = !isTouched(draft.values) && !hasFiles && draft.created === null
  try {
    if (isEmpty) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, JSON.stringify({ owner, ...draft }))
  } catch {
    // Storage is full or forbidden: the form works on without a draft.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Forbidden storage holds no draft.
  }
}
