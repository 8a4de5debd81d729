import type { Knex } from 'knex'

/**
 * A copy for suppliers knows the file that it was made of, so that drawings which came later are told from those that
 * suppliers have. There is no foreign key: the file may go, and its copy stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table files add column copied_from uuid')
}
