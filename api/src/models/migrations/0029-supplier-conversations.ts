import type { Knex } from 'knex'

/**
 * Conversations about a request to suppliers, one with each supplier who was asked, and about a purchase order. Their
 * counterpart is the supplier, in the column that holds the customer of the others.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversations
      add column supplier_request_id uuid references supplier_requests on delete cascade,
      add column purchase_order_id uuid unique references purchase_orders on delete cascade,
      drop constraint conversations_kind_check,
      drop constraint conversations_subject_check,
      drop constraint conversations_general_company_check;
    alter table conversations
      add constraint conversations_kind_check
        check (kind in ('general', 'rfq', 'order', 'supplier_request', 'purchase_order')),
      add constraint conversations_subject_check check (
        (kind = 'rfq') = (rfq_id is not null) and (kind = 'order') = (order_id is not null)
        and (kind = 'supplier_request') = (supplier_request_id is not null)
        and (kind = 'purchase_order') = (purchase_order_id is not null)
      ),
      add constraint conversations_company_check check (kind in ('rfq', 'order') or company_id is null);
    create unique index conversations_supplier_request_key on conversations (supplier_request_id, customer_id)
      where supplier_request_id is not null;

    -- Nothing of the customer: suppliers search it too.
    create function kerf_supplier_conversation_subject(its_request uuid, its_purchase_order uuid) returns text
      language sql stable return coalesce(
        (select search_text from supplier_requests where id = its_request),
        (select search_text from purchase_orders where id = its_purchase_order));
    create or replace function copy_subject_to_conversation() returns trigger language plpgsql as $$
    begin
      new.search_text := coalesce(
        kerf_supplier_conversation_subject(new.supplier_request_id, new.purchase_order_id),
        kerf_conversation_subject(new.rfq_id, new.order_id));
      return new;
    end $$;
    create function describe_conversations_of_request() returns trigger language plpgsql as $$
    begin
      update conversations set search_text = new.search_text where supplier_request_id = new.id;
      return null;
    end $$;
    create trigger supplier_requests_describe_conversations
      after update of project_name, material on supplier_requests
      for each row execute function describe_conversations_of_request();
  `)
}
