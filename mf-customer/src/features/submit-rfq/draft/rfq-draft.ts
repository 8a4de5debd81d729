import { emptyRfq, isTouched, partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { storedDraft } from './stored-draft.ts'

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

/** Keeps the draft for its owner; one with nothing in it is forgotten. */
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
