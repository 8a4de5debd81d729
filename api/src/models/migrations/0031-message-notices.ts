import type { Knex } from 'knex'

/** When somebody was mailed last that a conversation has messages which they have not read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table message_notices (
      conversation_id uuid not null references conversations on delete cascade,
      user_id uuid not null references users on delete cascade,
      mailed_at timestamptz(3) not null,
      primary key (conversation_id, user_id)
    );
    create index message_notices_user_idx on message_notices (user_id);
  `)
}
