import type { Knex } from 'knex'

/** Dashes and the capital sharp s, as in 0028; apostrophes, quotation marks, times, diameters and fractions. */
const [others, plain] = [
  '\\u2010\\u2012\\u2013\\u2014\\u2015\\u2043\\u2212\\u1e9e' +
    '\\u2018\\u2019\\u201a\\u201b\\u02bc\\u02b9\\u2032\\u2039\\u203a\\u0060' +
    '\\u201c\\u201d\\u201e\\u201f\\u00ab\\u00bb\\u301d\\u301e\\u301f' +
    '\\u00d7\\u2715\\u2a2f\\u2300\\u2205\\u2044\\u2215',
  `-------\\u00df${"''".repeat(10)}${'"'.repeat(9)}xxx\\u00f8\\u00f8//`,
]
/** Marks that NFKC would take apart. */
const [whole, mark] = ['\\u00b4\\u2033', `''"`]
/** As in 0028. */
const unseen = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'
/** What was kept as it was written until now. */
const changed =
  '[\\u0060\\u00ab\\u00b4\\u00bb-\\u00be\\u00d7\\u02b9\\u02bc\\u2018-\\u201f\\u2032\\u2033\\u2039\\u203a\\u2044' +
  '\\u2150-\\u215f\\u2205\\u2215\\u2300\\u2715\\u2a2f\\u301d-\\u301f]'
/** What divides a number, and now counts as no part of it, besides. */
const dividing = `[,;'"()|+*~\\u30fc\\\\\\\\\\\\[\\\\]]`

/**
 * Words that only look different are found: `O’Neil` and `O'Neil`, `12×14` and `12x14`, `⌀8` and `Ø8`, `3⁄5` and `3/5`;
 * and numbers, however they are divided.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function kerf_normalize(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        replace(
          translate(
            lower(translate(
              regexp_replace(normalize(translate(value, E'${whole}', E'${mark}'), nfkc), E'[${unseen}]', '', 'g'),
              E'${others}', E'${plain}')),
            E'\\u03c2', E'\\u03c3'),
          E'\\u00df', 'ss'),
        '\\s+', ' ', 'g');
    create or replace function kerf_number_key(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        regexp_replace(kerf_normalize(value), '[-\\s./_#:]+', '', 'g'),
        E'${dividing.replaceAll("'", "''")}+', '', 'g');
  `)
  await keepAnew(knex)
}

/** Texts that were kept in the earlier form are few, so no table is written as a whole. */
async function keepAnew(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Two filters of one name would otherwise stop the migration.
    update saved_filters set name = name || ' ' || right(id::text, 6) where id in (
      select id from (
        select id, row_number() over (partition by user_id, list, kerf_normalize(name_key) order by created_at, id) as at
        from saved_filters) named where at > 1);
    update rfqs set parts_text = kerf_normalize(parts_text) where parts_text ~ E'${changed}';
    update quotes set search_text = kerf_normalize(search_text) where search_text ~ E'${changed}';
    update orders set subject_text = kerf_normalize(subject_text) where subject_text ~ E'${changed}';
    update conversations set search_text = kerf_normalize(search_text) where search_text ~ E'${changed}';

    -- A generated column is made anew where one that it is made of is written.
    do $$
    declare kept record;
    begin
      for kept in
        select distinct made.table_name, used.column_name::text as from_column,
          case when made.generation_expression ~ 'kerf_number_key' then E'${changed}|${dividing.replaceAll("'", "''")}'
            else E'${changed}' end as sought
        from information_schema.columns made join information_schema.column_column_usage used
          on (used.table_schema, used.table_name, used.dependent_column)
            = (made.table_schema, made.table_name, made.column_name)
        where made.table_schema = current_schema and made.generation_expression ~ 'kerf_(normalize|number_key)'
      loop
        execute format('update %1$I set %2$I = %2$I where %2$I::text ~ %3$L',
          kept.table_name, kept.from_column, kept.sought);
      end loop;
    end $$;
  `)
}
