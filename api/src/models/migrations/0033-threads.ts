import type { Knex } from 'knex'

/** Conversations about a quote; who of the admins sees to a conversation; and whether it is with a supplier. */
export async function up(knex: Knex): Promise<void> {
  await addQuotes(knex)
  await addAssignees(knex)
}

async function addQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversations
      add column quote_id uuid unique references quotes on delete cascade,
      drop constraint conversations_kind_check,
      drop constraint conversations_subject_check,
      drop constraint conversations_company_check;
    alter table conversations
      add constraint conversations_kind_check
        check (kind in ('general', 'rfq', 'quote', 'order', 'supplier_request', 'purchase_order')),
      add constraint conversations_subject_check check (
        (kind = 'rfq') = (rfq_id is not null) and (kind = 'quote') = (quote_id is not null)
        and (kind = 'order') = (order_id is not null)
        and (kind = 'supplier_request') = (supplier_request_id is not null)
        and (kind = 'purchase_order') = (purchase_order_id is not null)
      ),
      add constraint conversations_company_check
        check (kind in ('rfq', 'quote', 'order') or company_id is null);

    -- A quote is found by the words of its RFQ, which it keeps itself.
    create function describe_conversation_of_quote() returns trigger language plpgsql as $$
    begin
      update conversations set search_text = new.search_text where quote_id = new.id;
      return null;
    end $$;
    create trigger quotes_describe_conversation after update of search_text on quotes
      for each row when (new.search_text is distinct from old.search_text)
      execute function describe_conversation_of_quote();
  `)
}

async function addAssignees(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversations
      add column assignee_id uuid references users on delete set null,
      add column is_with_supplier boolean not null default false;
    update conversations set is_with_supplier = true from users
      where users.id = conversations.customer_id and users.account_type = 'supplier';
    create index conversations_assignee_idx on conversations (assignee_id, last_message_at desc, id desc)
      where assignee_id is not null;
    create index conversations_supplier_idx on conversations (is_with_supplier, last_message_at desc, id desc);

    create or replace function copy_subject_to_conversation() returns trigger language plpgsql as $$
    begin
      new.search_text := coalesce(
        kerf_supplier_conversation_subject(new.supplier_request_id, new.purchase_order_id),
        (select search_text from quotes where id = new.quote_id),
        kerf_conversation_subject(new.rfq_id, new.order_id));
      new.is_with_supplier := exists (
        select from users where id = new.customer_id and account_type = 'supplier');
      return new;
    end $$;
  `)
}
