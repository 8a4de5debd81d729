import type { Knex } from 'knex'

/** Messages of nothing but attachments, which side wrote a message, searching, and what the unread marks need. */
export async function up(knex: Knex): Promise<void> {
  await changeMessages(knex)
  await changeConversations(knex)
}

async function changeMessages(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      add column is_from_provider boolean not null default false,
      add column attachment_count integer not null default 0 check (attachment_count >= 0),
      add column search_text text generated always as (lower(regexp_replace(body, '\\s+', ' ', 'g'))) stored;
    update messages set is_from_provider = users.is_admin from users where users.id = messages.author_id;
    alter table messages
      alter column is_from_provider drop default,
      drop constraint messages_body_check,
      add constraint messages_content_check check (btrim(body) <> '' or attachment_count > 0);
    create index messages_search_idx on messages using gin (search_text gin_trgm_ops);
  `)
}

async function changeConversations(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A conversation begins with its first message, so it always has a last one.
    delete from conversations where not exists (select from messages where conversation_id = conversations.id);

    -- What either side wrote last: messages to the provider that no admin answered yet, for the admins' unread marks.
    alter table conversations
      add column provider_wrote_at timestamptz(3),
      add column counterpart_wrote_at timestamptz(3);
    update conversations set
      provider_wrote_at = (
        select max(created_at) from messages where conversation_id = conversations.id and is_from_provider
      ),
      counterpart_wrote_at = (
        select max(created_at) from messages where conversation_id = conversations.id and not is_from_provider
      );
    update conversations set last_message_at = greatest(provider_wrote_at, counterpart_wrote_at);
    alter table conversations alter column last_message_at set not null;
    alter table conversations add column is_unanswered boolean not null generated always as (
      counterpart_wrote_at is not null and (provider_wrote_at is null or counterpart_wrote_at > provider_wrote_at)
    ) stored;
    create index conversations_unanswered_idx on conversations (id) where is_unanswered;

    drop index conversations_newest_idx, conversations_customer_idx, conversations_company_idx;
    create index conversations_newest_idx on conversations (last_message_at desc, id desc);
    create index conversations_kind_idx on conversations (kind, last_message_at desc, id desc);
    create index conversations_customer_idx on conversations (customer_id, last_message_at desc, id desc);
    create index conversations_company_idx on conversations (company_id, last_message_at desc, id desc)
      where company_id is not null;

    -- A general conversation is its customer's alone.
    update conversations set company_id = null where kind = 'general';
    alter table conversations
      add constraint conversations_general_company_check check (kind <> 'general' or company_id is null);
  `)
}
