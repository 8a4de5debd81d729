import type { Knex } from 'knex'

/** Dashes of every width, which people type and programs exchange as they please. */
const dashes = '\\u2010\\u2012\\u2013\\u2014\\u2015\\u2043\\u2212'
/** Soft hyphens and characters of no width: nobody sees them, and nobody types them. */
const unseen = '\\u00ad\\u200b\\u200c\\u200d\\u2060\\ufeff'

/** One form in which texts are kept for searches and in which what a person types is compared with them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Letters composed and of one width, one case, one dash, one blank.
    create function kerf_normalize(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        lower(translate(normalize(value, nfkc), E'${dashes}${unseen}', '${'-'.repeat(7)}')), '\\s+', ' ', 'g'
      );

    -- Fields of one row as they are searched: the end of a line, which nobody's search holds, keeps them apart.
    create function kerf_search_text(variadic fields text[]) returns text language sql immutable parallel safe
      return (
        select string_agg(kerf_normalize(field), E'\\n' order by position)
        from unnest(fields) with ordinality as all_fields (field, position)
      );

    -- The LIKE pattern of what a person typed. It stands for itself, % and _ included.
    create function kerf_search_pattern(typed text) returns text language sql immutable strict parallel safe
      return '%' || regexp_replace(btrim(kerf_normalize(typed)), '([\\\\%_])', '\\\\\\1', 'g') || '%';
  `)
  await keepAnew(knex, 'companies', 'name, customer_number, contact_email::text')
  await keepAnew(knex, 'users', 'name, email::text, company_name_input')
  await keepAnew(knex, 'supplier_profiles', 'supplier_number, company_name, city, country')
  await keepAnew(knex, 'supplier_requests', 'project_name, material, reference_number')
  await keepAnew(knex, 'messages', 'body')
}

/** A generated column cannot be changed before PostgreSQL 17, so it is made anew. */
async function keepAnew(knex: Knex, table: string, fields: string): Promise<void> {
  await knex.raw(`
    alter table ${table} drop column search_text;
    alter table ${table} add column search_text text generated always as (kerf_search_text(${fields})) stored;
    create index ${table}_search_idx on ${table} using gin (search_text gin_trgm_ops);
  `)
}
