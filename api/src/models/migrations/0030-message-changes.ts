import type { Knex } from 'knex'

/** Messages that their authors correct or take back within five minutes; what was taken back leaves its place. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      add column edited_at timestamptz(3),
      add column deleted_at timestamptz(3),
      drop constraint messages_content_check,
      add constraint messages_content_check check (
        case when deleted_at is null then btrim(body) <> '' or attachment_count > 0
          else body = '' and attachment_count = 0 end
      );
  `)
}
