import type { Knex } from 'knex'

/** Dashes of every width, which people type and programs exchange as they please. */
const dashes = '\\u2010\\u2012\\u2013\\u2014\\u2015\\u2043\\u2212'
/** Soft hyphens and characters of no width: nobody sees them, and nobody types them. */
const unseen = '\\u00ad\\u200b\\u200c\\u200d\\u2060\\ufeff'

/**
 * SQL of several fields of a row as one text that is searched. A character that nobody types keeps them apart.
 * An expression and no function, as PostgreSQL would call that for each row.
 */
export function searchText(...fields: readonly string[]): string {
  return `kerf_normalize(${fields.map((field) => `coalesce(${field}, '')`).join(` || E'\\x1f' || `)})`
}

/** One form in which texts are kept for searches and in which what a person types is compared with them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Letters composed and of one width, one case, one dash, one blank.
    create function kerf_normalize(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        lower(translate(normalize(value, nfkc), E'${dashes}${unseen}', '${'-'.repeat(7)}')), '\\s+', ' ', 'g'
      );

    -- The LIKE pattern of what a person typed. It stands for itself, % and _ included.
    create function kerf_search_pattern(typed text) returns text language sql immutable strict parallel safe
      return '%' || regexp_replace(btrim(kerf_normalize(typed)), '([\\\\%_])', '\\\\\\1', 'g') || '%';
  `)
  await keepAnew(knex, 'companies', 'name', 'customer_number', 'contact_email::text')
  await keepAnew(knex, 'users', 'name', 'email::text', 'company_name_input')
  await keepAnew(knex, 'supplier_profiles', 'supplier_number', 'company_name', 'city', 'country')
  await keepAnew(knex, 'supplier_requests', 'project_name', 'material', 'reference_number')
  await keepAnew(knex, 'messages', 'body')
}

/** A generated column cannot be changed before PostgreSQL 17, so it is made anew. */
async function keepAnew(knex: Knex, table: string, ...fields: readonly string[]): Promise<void> {
  await knex.raw(`
    alter table ${table} drop column search_text;
    alter table ${table} add column search_text text generated always as (${searchText(...fields)}) stored;
    create index ${table}_search_idx on ${table} using gin (search_text gin_trgm_ops);
  `)
}
