import * as z from 'zod/mini'

const draftsKey = 'kerf.messages.drafts'

/** What lies in the storage of a tab: whose drafts, and their texts by place. */
const storedDrafts = z.object({ owner: z.string(), texts: z.record(z.string(), z.string()) })

/** The drafts of this tab by place. Those that another user left here are none, and are removed. */
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
 * What somebody began to write at a place and has not sent.
 * @param owner id of the signed-in user @param place what the message is for
 */
export function readDraft(owner: string, place: string): string {
  return readDrafts(owner)[place] ?? ''
}

/** Keeps what is being written; nothing of an empty text. */
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
