import type { Knex } from 'knex'

/** Dashes, as in 0009, and the capital sharp s. */
const [others, plain] = ['\\u2010\\u2012\\u2013\\u2014\\u2015\\u2043\\u2212\\u1e9e', '-------\\u00df']
/** As in 0009, and the marks that say which way a text is written. */
const unseen = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'
/** What was kept as it was written until now. */
const changed = '[\\u00df\\u1e9e\\u03c2\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]'

/** SQL of several numbers in the form in which those that look the same are the same; what nobody types keeps them apart. */
const keysOf = (...numbers: readonly string[]) =>
  numbers.map((number) => `coalesce(kerf_number_key(${number}), '')`).join(` || E'\\x1f' || `)

/**
 * Words that only look different are found: `Straße` and `STRASSE`, a sigma at the end of a word and within, a name with
 * marks of direction around it. And the numbers of quotes and orders are found, in parts too, however they are divided.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function kerf_normalize(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        replace(
          translate(
            lower(translate(regexp_replace(normalize(value, nfkc), E'[${unseen}]', '', 'g'), E'${others}', E'${plain}')),
            E'\\u03c2', E'\\u03c3'),
          E'\\u00df', 'ss'),
        '\\s+', ' ', 'g');
  `)
  await keepAnew(knex)
  await knex.raw(`
    alter table quotes add column number_keys text not null
      generated always as (${keysOf('number', 'purchase_order_number')}) stored;
    create index quotes_number_keys_idx on quotes using gin (number_keys gin_trgm_ops);
    alter table orders add column number_keys text not null
      generated always as (${keysOf('number', 'customer_purchase_order_number', 'tracking_number')}) stored;
    create index orders_number_keys_idx on orders using gin (number_keys gin_trgm_ops);
  `)
}

/** Texts that were kept in the earlier form are few, so no table is written as a whole. */
async function keepAnew(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Two filters of one name would otherwise stop the migration.
    update saved_filters set name = name || ' ' || right(id::text, 6) where id in (
      select id from (
        select id, row_number() over (partition by user_id, list, kerf_normalize(name_key) order by created_at, id) as at
        from saved_filters) named where at > 1);
    update rfqs set parts_text = kept.words from (
      select rfq_id, string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position) as words
      from rfq_parts where rfq_id in (select id from rfqs where parts_text ~ E'${changed}') group by rfq_id) kept
      where kept.rfq_id = rfqs.id;
    update quotes set search_text = kerf_normalize(search_text) where search_text ~ E'${changed}';
    update orders set subject_text = kerf_order_subject(id, rfq_id) where subject_text ~ E'${changed}';
    update conversations set search_text = kerf_conversation_subject(rfq_id, order_id)
      where search_text ~ E'${changed}';

    -- A generated column is made anew where one that it is made of is written.
    do $$
    declare kept record;
    begin
      for kept in
        select made.table_name, made.column_name, min(used.column_name::text) as from_column
        from information_schema.columns made join information_schema.column_column_usage used
          on (used.table_schema, used.table_name, used.dependent_column)
            = (made.table_schema, made.table_name, made.column_name)
        where made.table_schema = current_schema and made.generation_expression ~ 'kerf_(normalize|number_key)'
        group by made.table_name, made.column_name
      loop
        execute format('update %1$I set %2$I = %2$I where %3$I ~ E''${changed}''',
          kept.table_name, kept.from_column, kept.column_name);
      end loop;
    end $$;
  `)
}
