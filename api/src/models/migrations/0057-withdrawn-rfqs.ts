import type { Knex } from 'knex'

const statuses = ['submitted', 'reviewing', 'sent_to_suppliers', 'quoted', 'accepted', 'declined', 'withdrawn']
const list = statuses.map((status) => `'${status}'`).join(', ')

/** An RFQ may be withdrawn by its customer. Sorted by status, withdrawn ones come last. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table rfqs
      drop constraint rfqs_status_check,
      drop column status_position,
      add column withdrawn_at timestamptz(3),
      add column withdrawal_reason text;
    alter table rfqs
      add constraint rfqs_status_check check (status in (${list})),
      add constraint rfqs_withdrawn_check
        check ((status = 'withdrawn') = (withdrawn_at is not null) and (withdrawal_reason is null or withdrawn_at is not null)),
      add column status_position integer not null generated always as (array_position(array[${list}], status)) stored;
    create index rfqs_progress_idx on rfqs (status_position, id);
    create index rfqs_customer_progress_idx on rfqs (customer_id, status_position, id);
    create index rfqs_company_progress_idx on rfqs (company_id, status_position, id) where company_id is not null;
  `)
}
