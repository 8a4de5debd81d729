import type { Knex } from 'knex'

/** Tables and columns that record requests, not state. */
const notOfInterest = new Set(['rate_limits', 'audit_log'])
const seenOnly = ['last_seen_at']

/** A digest of all rows of each table, to detect any change. */
export async function snapshot(knex: Knex): Promise<Record<string, string>> {
  const { rows: tables } = await knex.raw(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const names = tables.map((table: { name: string }) => table.name).filter((name: string) => !notOfInterest.has(name))
  const digests = names.map(
    (name: string) =>
      `select '${name}' as name, md5(coalesce(string_agg(row::text, '' order by row::text), '')) as digest
       from (select to_jsonb(t) - '${seenOnly.join(`' - '`)}' as row from "${name}" t) as all_rows`,
  )
  const { rows } = await knex.raw(digests.join(' union all '))
  return Object.fromEntries(rows.map((row: { name: string; digest: string }) => [row.name, row.digest]))
}
