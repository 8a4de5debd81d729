import type { Knex } from 'knex'

/** Reads the rows that 0044 left unread, apart from it: uploads need not wait for this. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table files validate constraint files_linked_to_id_check')
}
