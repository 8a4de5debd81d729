import type { Knex } from 'knex'

/** What users are told, how often they want mails about it, and what they were reminded of already. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      topic text not null,
      title text not null,
      path text not null,
      created_at timestamptz(3) not null,
      read_at timestamptz(3),
      -- Waits for the next daily mail.
      awaits_digest boolean not null default false,
      -- Read with it.
      conversation_id uuid references conversations on delete cascade,
      -- Goes with this account, whose name it may hold.
      about_user_id uuid references users on delete cascade,
      search_text text not null generated always as (kerf_normalize(title)) stored
    );
    create index notifications_user_idx on notifications (user_id, created_at, id);
    create index notifications_unread_idx on notifications (user_id, created_at, id) where read_at is null;
    create index notifications_topic_idx on notifications (user_id, topic, created_at, id);
    create index notifications_digest_idx on notifications (user_id, created_at) where awaits_digest;
    create index notifications_conversation_idx on notifications (conversation_id, user_id)
      where conversation_id is not null;
    create index notifications_about_idx on notifications (about_user_id) where about_user_id is not null;
    create index notifications_search_idx on notifications using gin (search_text gin_trgm_ops);
    create index notifications_created_at_idx on notifications (created_at);

    alter table users
      add column mail_pace text not null default 'at_once' check (mail_pace in ('at_once', 'daily', 'none'));

    create table reminders (
      kind text not null,
      object_key text not null,
      given_at timestamptz(3) not null,
      primary key (kind, object_key)
    );
    create index reminders_given_at_idx on reminders (given_at);

    create index quotes_without_purchase_order_idx on quotes (responded_at, id)
      where status = 'accepted' and purchase_order_file_id is null and not has_order;
  `)
}
