import type { Knex } from 'knex'

/** Mails that became messages: a mail server that did not hear our answer sends one again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table received_mails (
      key text primary key,
      message_id uuid not null references messages on delete cascade
    );
    create index received_mails_message_idx on received_mails (message_id);
  `)
}
