import { emptyRfq, isTouched, partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { storedDraft } from './stored-draft.ts'

const draftKey = 'kerf.customer.rfq-draft'

/** What uploading files needs to know about a part of a created RFQ. */
export interface CreatedPart {
  /** Its key in the form, which identifies its files. */
  key: string
  name: string
  /** The part's id, to which its files belong; null for the one part of a flat payload, whose files are the RFQ's. */
  id: string | null
}

/** An RFQ that was created while its files were still uploading. */
export interface CreatedRfq {
  id: string
  displayNumber: string
  parts: readonly CreatedPart[]
}

/** File names, by the key of their part. */
export type FileNames = Readonly<Record<string, readonly string[]>>

/** What is stored of an unfinished request, in case the session ends or the page is left. */
export interface RfqDraft {
  values: RfqFormValues
  /** Names only: a page cannot store files. */
  fileNames: FileNames
  created: CreatedRfq | null
}

const nothing: RfqDraft = { values: emptyRfq, fileNames: {}, created: null }

/** What was created from these values. The parts in the answer are in the order in which they were sent. */
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

/**
 * Reads the draft of this tab. A draft that another user left here is removed.
 * @param owner id of the signed-in user
 */
export function readDraft(owner: string): RfqDraft {
  try {
    const { owner: its, ...draft } = storedDraft.parse(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
    if (its === owner) return draft
  } catch {
    // An unreadable draft counts as none.
  }
  forgetDraft()
  return nothing
}

/** Stores the owner's draft; an empty one is removed. */
export function keepDraft(owner: string, draft: RfqDraft): void {
  const hasFiles = Object.values(draft.fileNames).some((names) => names.length > 0)
  const isEmpty = !isTouched(draft.values) && !hasFiles && draft.created === null
  try {
    if (isEmpty) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, JSON.stringify({ owner, ...draft }))
  } catch {
    // Storage is full or blocked: the form works without a draft.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Blocked storage holds no draft.
  }
}
