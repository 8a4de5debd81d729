import type { RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { type StoredDrawing, wholeRequest } from '../files/sending/upload-queue.ts'
import { emptyRfq, isTouched, partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import { type DraftContent, savedFiles } from './draft-content.ts'
import { storedDraft, storedValues } from './stored-draft.ts'

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

/** What the browser keeps of an unfinished request, in case the connection or the session ends. */
export interface RfqDraft {
  values: RfqFormValues
  /** Those that were not sent, by their names: a page cannot store files. */
  fileNames: FileNames
  created: CreatedRfq | null
  /** The draft of the server that it is based on; null if there was none, or before drafts were kept there. */
  revision: string | null
  /** When that was saved. */
  savedAt: string | null
  /** Whether the server has all of it. */
  isSaved: boolean
  tried: Tried | null
  /** The files that were sent; null where another release kept their names among the others. */
  drawings: readonly StoredDrawing[] | null
}

/** A submission whose answer was lost: the same one again is the same call, and makes no second RFQ. */
export interface Tried {
  /** What was asked for, as text to compare. */
  asked: string
  /** What differed from the files then: it may be found otherwise after a reload. */
  findings?: RfqFormValues['findings']
  revision: string | null
  unconfirmed?: string | undefined
  files: readonly { fileId: string; part: number | null }[]
  /** The same files, as the form listed them. */
  drawings: readonly StoredDrawing[]
}

export const noDraft: RfqDraft = {
  ...{ values: emptyRfq, fileNames: {}, created: null },
  ...{ revision: null, savedAt: null, isSaved: false, tried: null, drawings: null },
}

/** Whether anything is worth keeping. */
export function hasContent({
  values,
  fileNames,
  created,
  drawings,
}: Pick<RfqDraft, 'values' | 'fileNames' | 'created' | 'drawings'>): boolean {
  const hasFiles = Object.values(fileNames).some((names) => names.length > 0) || (drawings ?? []).length > 0
  return isTouched(values) || hasFiles || created !== null
}

/** What was created from these values. The parts in the answer are in the order in which they were sent. */
export function createdFrom(
  rfq: { id: string; displayNumber: string; parts: readonly { id: string }[] },
  { parts }: RfqFormValues,
): CreatedRfq {
  const isOne = parts.length === 1
  const created = parts.map((part, index) => ({
    key: part.key,
    name: partName(part, index),
    id: isOne ? null : (rfq.parts[index]?.id ?? null),
  }))
  const whole = { key: wholeRequest, name: text.files.whole, id: null }
  return { id: rfq.id, displayNumber: rfq.displayNumber, parts: isOne ? created : [...created, whole] }
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
  return noDraft
}

/** Stores the owner's draft; an empty one is removed. */
export function keepDraft(owner: string, draft: RfqDraft): void {
  try {
    if (!hasContent(draft)) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, JSON.stringify({ owner, ...draft }))
  } catch {
    // Storage is full or blocked: the form works without a draft.
  }
}

/**
 * The server has saved what the owner typed. If more was typed since, the rest is based on that.
 * @param saved what was saved @param state of the draft that it became
 */
export function markSaved(owner: string, saved: DraftContent, { revision, savedAt }: RfqDraftState): void {
  const kept = readDraft(owner)
  if (!hasContent(kept) || kept.created !== null) return
  const hasValues = JSON.stringify(storedValues.parse(saved.values)) === JSON.stringify(kept.values)
  const hasFiles = JSON.stringify(saved.files) === JSON.stringify(savedFiles(kept.drawings ?? []))
  keepDraft(owner, { ...kept, revision, savedAt, isSaved: hasValues && hasFiles })
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Blocked storage holds no draft.
  }
}
