import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { runOne } from '../db/prepared.ts'

/** What to look for: an object under its name in the audit log, and the relevant actions. */
export interface ChangeSought {
  object: { type: string; id: string }
  actions: readonly string[]
  /** What the entry holds of the change, where the object has several of what is asked about. */
  holding?: Readonly<Record<string, string>>
}

export interface LastChange {
  at: Date
  /** `null` if nobody was signed in, or their account was deleted. */
  by: { id: string; name: string; companyId: string | null } | null
}

/** Who last did any of some actions to an object, and when; undefined if the audit log has none. */
export async function findLastChange(
  tx: Knex,
  { object, actions, holding = {} }: ChangeSought,
): Promise<LastChange | undefined> {
  return runOne(
    tx,
    sql`select at, case when users.id is not null then
        json_build_object('id', users.id, 'name', users.name, 'companyId', users.company_id) end as by
      from audit_log left join users on users.id = actor_id and users.deleted_at is null
      where object_type = ${object.type} and object_id = ${object.id} and action = any(${[...actions]})
        and coalesce(changes, '{}') @> ${JSON.stringify(holding)}::jsonb
      order by at desc, audit_log.id desc limit 1`,
  )
}
