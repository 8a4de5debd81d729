import * as z from 'zod/mini'

/** Under a name that the shell knows as one of drafts: it removes them at sign-out. */
const draftsKey = 'kerf.forms.drafts'

/** What was typed into one form. Its version is that of this shape: another one is no draft. */
const storedDraft = z.object({
  version: z.literal(1),
  at: z.number(),
  base: z.optional(z.unknown()),
  values: z.unknown(),
})

const storedDrafts = z.object({ owner: z.string(), forms: z.record(z.string(), z.unknown()) })

/** The forms of this tab by place. Those that another person left here are none, and are removed. */
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
  /** What the object said when it was typed. */
  base: unknown
  /** When it was typed. */
  at: Date
}

/**
 * What somebody typed into a form of this tab and did not send, through a lost session, a reload or a crash.
 * @param owner id of the signed-in user @param place names the object and the form @param kept what is kept of it
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

/** Keeps what is typed. Of the values only what `kept` names: never a password, a code or a file. */
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
