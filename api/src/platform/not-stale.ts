import { isDeepStrictEqual } from 'node:util'
import type { Changed, ErrorCode } from '@kerf/shared-contracts/contracts/errors'
import type { Knex } from 'knex'
import { type ChangeSought, findLastChange, type LastChange } from './audit/last-change.ts'
import type { Actor } from './auth/actor.ts'
import { type Problem, problem } from './errors.ts'
import type { Work } from './work.ts'

export interface Comparison<Base extends object> {
  /** What the call says that it was based on; one that says nothing is never stale. */
  basedOn: Base | undefined
  /** The same values as they are now, read under the lock of the object. */
  present: NoInfer<Base>
  /** What the call would make of them: who asks for what is there already has lost nothing. */
  wanted?: Partial<NoInfer<Base>>
  /** Other present values that help to compare. */
  beside?: Record<string, unknown>
  /** Where the audit log says who changed them. */
  changedBy: ChangeSought
}

/**
 * Refuses a write that was based on what is no longer there (docs/product/errors.md, 'Stale forms'). The caller holds
 * the lock of the object, so that nothing comes between this and the write.
 * @throws Problem `write.stale`, which says who changed it, when, and the present values
 */
export async function assertNotStale<Base extends object>(
  { tx, actor }: Pick<Work<Actor | null>, 'tx' | 'actor'>,
  { basedOn, present, wanted, beside, changedBy }: Comparison<Base>,
): Promise<void> {
  if (!basedOn || isDeepStrictEqual({ ...basedOn }, { ...present })) return
  if (wanted && isDeepStrictEqual({ ...present, ...wanted }, { ...present })) return
  const last = await lastChangeFor({ tx, actor }, changedBy)
  throw problem('write.stale', { changed: { ...last, present: { ...present, ...beside } } })
}

/**
 * The refusal of what can no longer be done because of what was done meanwhile; it says who did that, and when
 * (docs/product/errors.md, 'Stale forms').
 */
export async function overtaken(
  code: ErrorCode,
  work: { tx: Knex; actor: Actor | null },
  doneBy: ChangeSought,
): Promise<Problem> {
  return problem(code, { changed: { ...(await lastChangeFor(work, doneBy)), present: {} } })
}

/** Who did the latest of some changes, and when, as far as the actor may know. */
export async function lastChangeFor(
  { tx, actor }: { tx: Knex; actor: Actor | null },
  sought: ChangeSought,
): Promise<Omit<Changed, 'present'>> {
  return whoAndWhen(await findLastChange(tx, sought), actor)
}

/** Customers know each other by name within their company, and admins know everybody. */
function whoAndWhen(last: LastChange | undefined, actor: Actor | null): Omit<Changed, 'present'> {
  const at = last?.at.toISOString() ?? null
  const by = last?.by
  if (!by || !actor) return { by: null, isSelf: false, at }
  const isColleague = actor.companyId !== null && actor.companyId === by.companyId
  const isSelf = by.id === actor.id
  return { by: isSelf || isColleague || actor.kind === 'admin' ? by.name : null, isSelf, at }
}
