import type { Knex } from 'knex'

/** Ideographs, kana and hangul: scripts whose words are often one or two characters. */
const characters = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\U00020000-\\U0003ffff'

/** Searches for one or two Chinese, Japanese or Korean characters use an index, too; one of trigrams cannot find them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Each such character of a text, and each two that stand side by side.
    create function kerf_short_words(value text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(run, at, width)), '{}')
      from (select (regexp_matches(value, '[${characters}]+', 'g'))[1] as run) runs,
        generate_series(1, length(run)) at, generate_series(1, 2) width
      where at + width - 1 <= length(run)
    $$;
    create index users_short_words_idx on users using gin (kerf_short_words(search_text));
    create index companies_short_words_idx on companies using gin (kerf_short_words(search_text));
    create index rfqs_short_words_idx on rfqs using gin (kerf_short_words(search_text));
    create index quotes_short_words_idx on quotes using gin (kerf_short_words(search_text));
    create index orders_short_words_idx on orders using gin (kerf_short_words(search_text));
  `)
}
