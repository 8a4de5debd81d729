import * as z from 'zod/mini'

const draftsKey = 'kerf.messages.drafts'

/** The content of a tab's storage: the owner of the drafts, and the texts by place. */
const storedDrafts = z.object({ owner: z.string(), texts: z.record(z.string(), z.string()) })

/** This tab's drafts by place. Drafts that another user left here are removed. */
function readDrafts(owner: string): Record<string, string> {
  try {
    const { data } = storedDrafts.safeParse(JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null'))
    if (data?.owner === owner) return data.texts
    sessionStorage.removeItem(draftsKey)
  } catch {
    // What cannot be read is no draft.
  }
  return {}
}

/**
 * The unsent text that somebody began to write at a place.
 * @param owner id of the signed-in user @param place what the message is for
 */
export function readDraft(owner: string, place: string): string {
  return readDrafts(owner)[place] ?? ''
}

/** Saves a draft; an empty text removes it. */
export function keepDraft(owner: string, place: string, text: string): void {
  const { [place]: _, ...others } = readDrafts(owner)
  const texts = text === '' ? others : { ...others, [place]: text }
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(draftsKey)
    else sessionStorage.setItem(draftsKey, JSON.stringify({ owner, texts }))
  } catch {
    // Storage is full or forbidden: one writes on without a draft.
  }
}
