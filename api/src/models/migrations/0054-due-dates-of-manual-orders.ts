import type { Knex } from 'knex'

/** An order made by hand is due on the completion date that was estimated for it, unless another due date was set since. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update orders set due_date = estimated_completion where due_date is null and estimated_completion is not null;
  `)
}
