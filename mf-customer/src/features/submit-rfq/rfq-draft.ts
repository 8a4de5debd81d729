import { emptyRfq, isTouched, type RfqFormValues } from './rfq-form-schema.ts'

const draftKey = 'kerf.customer.rfq-draft'

/** An RFQ that was created while its files were still on their way. */
export interface CreatedRfq {
  id: string
  displayNumber: string
}

/** What is kept of an unfinished request, in case the session ends or the page is left. */
export interface RfqDraft {
  values: RfqFormValues
  /** Names only: a page cannot keep files. */
  fileNames: string[]
  created: CreatedRfq | null
}

const nothing: RfqDraft = { values: emptyRfq, fileNames: [], created: null }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function valuesIn(stored: unknown): RfqFormValues {
  const kept = isRecord(stored) ? stored : {}
  const entries = Object.entries(emptyRfq).map(([field, empty]) => {
    const value = kept[field]
    return [field, typeof value === typeof empty ? value : empty]
  })
  return Object.fromEntries(entries) as RfqFormValues // each field has the type that emptyRfq gives it
}

function createdIn(stored: unknown): CreatedRfq | null {
  if (!isRecord(stored)) return null
  const { id, displayNumber } = stored
  return typeof id === 'string' && typeof displayNumber === 'string' ? { id, displayNumber } : null
}

/**
 * Reads the draft of this tab. One that another user left here is none, and is removed.
 * @param owner id of the signed-in user
 */
export function readDraft(owner: string): RfqDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
    if (isRecord(stored) && stored.owner === owner) {
      const fileNames = Array.isArray(stored.fileNames) ? stored.fileNames.map(String) : []
      return { values: valuesIn(stored.values), fileNames, created: createdIn(stored.created) }
    }
  } catch {
    // What cannot be read is no draft.
  }
  forgetDraft()
  return nothing
}

/** Keeps the draft for its owner; one with nothing in it is forgotten. */
export function keepDraft(owner: string, draft: RfqDraft): void {
  const isEmpty = !isTouched(draft.values) && draft.fileNames.length === 0 && draft.created === null
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
