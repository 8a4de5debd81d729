import { isDeepStrictEqual } from 'node:util'
import type { Changed, ErrorCode } from '@kerf/shared-contracts/contracts/errors'
import type { Knex } from 'knex'
import { type ChangeSought, findLastChange, type LastChange } from './audit/last-change.ts'
import type { Actor } from './auth/actor.ts'
import { type Problem, problem } from './errors.ts'
import type { Work } from './work.ts'

export interface Comparison<Base extends object> {
  /** What the call says it was based on; if it says nothing, it is never stale. */
  basedOn: Base | undefined
  /** The current values of the same fields, read under the lock of the object. */
  present: NoInfer<Base>
  /** The values the call would set: a call that asks for the current state has lost nothing. */
  wanted?: Partial<NoInfer<Base>>
  /** Other current values that help to compare. */
  beside?: Record<string, unknown>
  /** Where the audit log records who changed them. */
  changedBy: ChangeSought
}

/**
 * Refuses a write based on outdated data (docs/product/errors.md, 'Stale forms'). The caller holds the lock of the
 * object, so that nothing comes between this and the write.
 * @throws Problem `write.stale`, which says who changed it, when, and the current values
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
 * The refusal of something that is no longer possible because of an earlier action; it says who did that, and when
 * (docs/product/errors.md, 'Stale forms').
 */
export async function overtaken(
  code: ErrorCode,
  work: { tx: Knex; actor: Actor | null },
  doneBy: ChangeSought,
): Promise<Problem> {
  return problem(code, { changed: { ...(await lastChangeFor(work, doneBy)), present: {} } })
}

/** Who last made one of some changes, and when, as far as the actor may know. */
export async function lastChangeFor(
  { tx, actor }: { tx: Knex; actor: Actor | null },
  sought: ChangeSought,
): Promise<Omit<Changed, 'present'>> {
  return whoAndWhen(await findLastChange(tx, sought), actor)
}

/** Customers see names within their company, and admins see everybody's. */
function whoAndWhen(last: LastChange | undefined, actor: Actor | null): Omit<Changed, 'present'> {
  const at = last?.at.toISOString() ?? null
  const by = last?.by
  if (!by || !actor) return { by: null, isSelf: false, at }
  const isColleague = actor.companyId !== null && actor.companyId === by.companyId
  const isSelf = by.id === actor.id
  return { by: isSelf || isColleague || actor.kind === 'admin' ? by.name : null, isSelf, at }
}
