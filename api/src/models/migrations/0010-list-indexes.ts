import type { Knex } from 'knex'

/*
 * Indexes that serve who may see a row, what the list is sorted by, and the id: for admins, who see all, for a customer
 * and for a company. What is counted or added up is included, so that no row need be read for it.
 */

export async function indexRfqs(knex: Knex): Promise<void> {
  await knex.raw(`
    create index rfqs_search_idx on rfqs using gin (search_text gin_trgm_ops);
    create index rfqs_quantity_idx on rfqs (total_quantity desc, id desc);
    create index rfqs_project_idx on rfqs (project_sort, id);
    create index rfqs_progress_idx on rfqs (status_position, id);
  `)
  for (const owner of ['customer', 'company']) {
    const other = owner === 'customer' ? 'company' : 'customer'
    const where = owner === 'company' ? 'where company_id is not null' : ''
    await knex.raw(`
      create index rfqs_${owner}_idx on rfqs (${owner}_id, created_at desc, id desc)
        include (status, ${other}_id) ${where};
      create index rfqs_${owner}_quantity_idx on rfqs (${owner}_id, total_quantity desc, id desc) ${where};
      create index rfqs_${owner}_project_idx on rfqs (${owner}_id, project_sort, id) ${where};
      create index rfqs_${owner}_progress_idx on rfqs (${owner}_id, status_position, id) ${where};
    `)
  }
}

export async function indexQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quotes_search_idx on quotes using gin (search_text gin_trgm_ops);
    create index quotes_amount_idx on quotes (current_amount desc, id desc);
    create index quotes_project_idx on quotes (project_sort, id);
    create index quotes_waiting_idx on quotes (created_at desc, id desc)
      where status = 'accepted' and purchase_order_file_id is null;
  `)
  for (const owner of ['customer', 'company']) {
    const other = owner === 'customer' ? 'company' : 'customer'
    const where = owner === 'company' ? 'where company_id is not null' : ''
    const and = owner === 'company' ? 'and company_id is not null' : ''
    await knex.raw(`
      create index quotes_${owner}_idx on quotes (${owner}_id, created_at desc, id desc)
        include (status, purchase_order_file_id, ${other}_id) ${where};
      create index quotes_${owner}_amount_idx on quotes (${owner}_id, current_amount desc, id desc) ${where};
      create index quotes_${owner}_project_idx on quotes (${owner}_id, project_sort, id) ${where};
      create index quotes_${owner}_pending_idx on quotes (${owner}_id, current_valid_until)
        include (${other}_id) where status = 'pending' ${and};
    `)
  }
}

export async function indexOrders(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_search_idx on orders using gin (search_text gin_trgm_ops);
    create index orders_project_idx on orders (is_archived, project_sort, id);
    create index orders_progress_idx on orders (is_archived, status_position, id);
    create index orders_amount_idx on orders (is_archived, amount desc, id desc);
    create index orders_revenue_idx on orders (created_at) include (currency, amount);
    create index orders_quality_check_idx on orders (quality_changed_at desc, id desc)
      where quality_check_status is not null and not is_archived;
  `)
  for (const owner of ['customer', 'company']) {
    const other = owner === 'customer' ? 'company' : 'customer'
    const where = owner === 'company' ? 'where company_id is not null' : ''
    await knex.raw(`
      create index orders_${owner}_idx on orders (${owner}_id, created_at desc, id desc)
        include (status, is_archived, currency, amount, ${other}_id) ${where};
      create index orders_${owner}_project_idx on orders (${owner}_id, project_sort, id) ${where};
      create index orders_${owner}_progress_idx on orders (${owner}_id, status_position, id) ${where};
      create index orders_${owner}_amount_idx on orders (${owner}_id, amount desc, id desc) ${where};
    `)
  }
}
