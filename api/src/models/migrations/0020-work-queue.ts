import type { Knex } from 'knex'

/**
 * What waits for an admin is found and counted by small indexes that hold nothing else, however long the tables are; and
 * the page of quality checks is read in its orders.
 */
export async function up(knex: Knex): Promise<void> {
  await markOrderedQuotes(knex)
  await dateUnansweredConversations(knex)
  await knex.raw(`
    create index quotes_pending_idx on quotes (current_valid_until, id) include (rfq_id) where status = 'pending';
    create index quotes_renewal_idx on quotes (renewal_requested_at, id) include (rfq_id)
      where status = 'pending' and renewal_requested_at is not null;
    create index quotes_unordered_idx on quotes (purchase_order_uploaded_at, id) include (rfq_id)
      where status = 'accepted' and purchase_order_file_id is not null and not has_order;
    create index orders_due_idx on orders (due_date, id) where status <> 'delivered' and not is_archived;
    create index orders_revision_idx on orders (quality_changed_at, id)
      where quality_check_status = 'needs_revision' and not is_archived;
    create index orders_quality_idx on orders (is_archived, quality_changed_at desc, id desc)
      include (status, quality_check_status, customer_approved_at) where quality_check_status is not null;
    create index orders_quality_state_idx on orders (is_archived, quality_check_status, quality_changed_at desc, id desc)
      include (status, customer_approved_at) where quality_check_status is not null;
    create index orders_quality_project_idx on orders (is_archived, project_sort, id)
      where quality_check_status is not null;
    drop index orders_quality_check_idx;
  `)
}

/** Whether the sales order of a quote's RFQ exists: without it, all accepted quotes would be held against all orders. */
async function markOrderedQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quotes add column has_order boolean not null default false;
    update quotes set has_order = true where rfq_id in (select rfq_id from orders);

    -- An order keeps its RFQ. Row by row, as each is found by its key whatever is known of the table.
    create function mark_ordered_quote() returns trigger language plpgsql as $$
    begin
      update quotes set has_order = (tg_op = 'INSERT') where rfq_id = coalesce(new.rfq_id, old.rfq_id);
      return null;
    end $$;
    create trigger orders_mark_quote after insert or delete on orders
      for each row execute function mark_ordered_quote();
  `)
}

/**
 * Since when the other side waits for an answer: their first message after the last of an admin, so that whoever asks
 * again does not move to the end of the queue.
 */
async function dateUnansweredConversations(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversations add column unanswered_since timestamptz(3);
    update conversations set unanswered_since = (
        select min(created_at) from messages
        where conversation_id = conversations.id and not is_from_provider
          and created_at > coalesce(provider_wrote_at, '-infinity')
      )
      where is_unanswered;

    create function date_unanswered_conversation() returns trigger language plpgsql as $$
    begin
      if new.counterpart_wrote_at is null or new.counterpart_wrote_at <= new.provider_wrote_at then
        new.unanswered_since := null;
      else
        new.unanswered_since := coalesce(new.unanswered_since, new.counterpart_wrote_at);
      end if;
      return new;
    end $$;
    create trigger conversations_date_unanswered before insert or update of provider_wrote_at, counterpart_wrote_at
      on conversations for each row execute function date_unanswered_conversation();

    create index conversations_waiting_idx on conversations (unanswered_since, id)
      include (customer_id, company_id) where is_unanswered;
  `)
}
