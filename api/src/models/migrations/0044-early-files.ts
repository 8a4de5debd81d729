import type { Knex } from 'knex'

/**
 * A drawing may be sent before its RFQ exists: it belongs to nothing until then, and so to none of its parts. Rows are
 * not read for it, because what was there already passed a stricter check; 0048 has the check read them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_linked_to_id_check;
    alter table files add constraint files_linked_to_id_check
      check (
        linked_to_id is not null
        or linked_to_type in ('supplier_request', 'message')
        or (linked_to_type = 'rfq' and part_id is null)
      ) not valid;
  `)
}
