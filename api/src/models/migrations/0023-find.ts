import type { Knex } from 'knex'

/** What the search for anything needs beyond the lists, and the filters that people save of lists. */
export async function up(knex: Knex): Promise<void> {
  await searchFiles(knex)
  await searchNumbers(knex)
  await searchShortWords(knex)
  await keepFilters(knex)
}

async function searchFiles(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files add column search_text text not null generated always as (kerf_normalize(file_name)) stored;
    create index files_search_idx on files using gin (search_text gin_trgm_ops);
    create index files_newest_idx on files (created_at desc, id desc);
  `)
}

/** Purchase orders and trackings are found first when the whole number was typed, however it is divided. */
async function searchNumbers(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add column purchase_order_key text generated always as (kerf_number_key(customer_purchase_order_number)) stored,
      add column tracking_key text generated always as (kerf_number_key(tracking_number)) stored;
    create index orders_purchase_order_key_idx on orders (purchase_order_key) where purchase_order_key is not null;
    create index orders_tracking_key_idx on orders (tracking_key) where tracking_key is not null;
    alter table shipments add column tracking_key text generated always as (kerf_number_key(tracking_number)) stored;
    create index shipments_tracking_key_idx on shipments (tracking_key) where tracking_key is not null;
  `)
}

/** One or two letters have no trigram, but the beginning of a word that has them does. */
async function searchShortWords(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Patterns that find typed text where a word begins, for the index of trigrams.
    create function kerf_word_patterns(typed text) returns text[] language sql immutable strict parallel safe
      return array(
        select before || substr(kerf_search_pattern(typed), 2)
        from unnest(array['', '% ', '%-', E'%\\x1f', E'%\\n', '%.', '%\\_', '%/', '%(', '%@']) before);

    -- As 0024 does for other tables.
    create index files_short_words_idx on files using gin (kerf_short_words(search_text));
    create index supplier_profiles_short_words_idx on supplier_profiles using gin (kerf_short_words(search_text));
  `)
}

async function keepFilters(knex: Knex): Promise<void> {
  await knex.raw(`
    create table saved_filters (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      list text not null,
      name text not null check (btrim(name) <> ''),
      name_key text not null generated always as (btrim(kerf_normalize(name))) stored,
      query text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint saved_filters_name_key unique (user_id, list, name_key)
    );
  `)
}
