const draftsKey = 'kerf.messages.drafts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The drafts of this tab by place. Those that another user left here are none, and are removed. */
function readDrafts(owner: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null')
    if (isRecord(stored) && stored.owner === owner && isRecord(stored.texts)) return stored.texts
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
  const text = readDrafts(owner)[place]
  return typeof text === 'string' ? text : ''
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
