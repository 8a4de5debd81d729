import * as z from 'zod/mini'

/** The prefix tells the shell that these are drafts, which it removes at sign-out. */
const draftsKey = 'kerf.forms.drafts'

/** The draft of one form. Its version is that of this shape; drafts of other versions are ignored. */
const storedDraft = z.object({
  version: z.literal(1),
  at: z.number(),
  base: z.optional(z.unknown()),
  values: z.unknown(),
})

const storedDrafts = z.object({ owner: z.string(), forms: z.record(z.string(), z.unknown()) })

/** This tab's drafts by place. Drafts that another user left here are removed. */
function readForms(owner: string): Record<string, unknown> {
  try {
    const { data } = storedDrafts.safeParse(JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null'))
    if (data?.owner === owner) return data.forms
    sessionStorage.removeItem(draftsKey)
  } catch {
    // What cannot be read is no draft.
  }
  return {}
}

function writeForms(owner: string, forms: Record<string, unknown>): void {
  try {
    if (Object.keys(forms).length === 0) sessionStorage.removeItem(draftsKey)
    else sessionStorage.setItem(draftsKey, JSON.stringify({ owner, forms }))
  } catch {
    // Storage is full or forbidden: one types on without a draft.
  }
}

export interface FormDraft<Values> {
  values: Values
  /** The object's values when the draft was typed. */
  base: unknown
  /** When the draft was typed. */
  at: Date
}

/**
 * What the user typed into a form in this tab and did not send, kept through a lost session, a reload or a crash.
 * @param owner id of the signed-in user @param place names the object and the form @param kept schema of what is stored
 */
export function readFormDraft<Values>(
  owner: string,
  place: string,
  kept: z.ZodMiniType<Values>,
): FormDraft<Values> | undefined {
  const draft = storedDraft.safeParse(readForms(owner)[place])
  if (!draft.success) return undefined
  const values = kept.safeParse(draft.data.values)
  return values.success ? { values: values.data, base: draft.data.base, at: new Date(draft.data.at) } : undefined
}

/** Stores a draft. Only values that `kept` names are stored: never a password, a code or a file. */
export function keepFormDraft(
  owner: string,
  place: string,
  { kept, values, base }: { kept: z.ZodMiniType; values: unknown; base: unknown },
): void {
  const { success, data } = kept.safeParse(values)
  if (success) writeForms(owner, { ...readForms(owner), [place]: { version: 1, at: Date.now(), base, values: data } })
}

export function hasFormDraft(owner: string, place: string): boolean {
  return readForms(owner)[place] !== undefined
}

export function forgetFormDraft(owner: string, place: string): void {
  const { [place]: dropped, ...others } = readForms(owner)
  if (dropped !== undefined) writeForms(owner, others)
}
