import type { Knex } from 'knex'

/** As 0024 does for other tables: searches for one or two Chinese, Japanese or Korean characters read no table whole. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index conversations_short_words_idx on conversations using gin (kerf_short_words(search_text));
    create index messages_short_words_idx on messages using gin (kerf_short_words(search_text));
  `)
}
