import type { Knex } from 'knex'
import { searchText } from './0009-one-way-of-writing.ts'
import { indexOrders, indexQuotes, indexRfqs } from './0010-list-indexes.ts'

const rfqStatuses = `array['submitted','reviewing','sent_to_suppliers','quoted','accepted','declined']`
const orderStatuses = `array[
  'pending','material_procurement','manufacturing','finishing','quality_check','packing','shipped','delivered'
]`

/**
 * Columns that lists are sorted, searched and seen by, so that an index answers each of them: sums and copies of what
 * other tables hold, kept by the database itself.
 */
export async function up(knex: Knex): Promise<void> {
  await describeRfqs(knex)
  await describeQuotes(knex)
  await describeOrders(knex)
  await describeConversations(knex)
  await followRfqs(knex)
  await indexRfqs(knex)
  await indexQuotes(knex)
  await indexOrders(knex)
  // What was counted may be forgotten when the server crashes; it is not worth a write to the disk with every call.
  await knex.raw('alter table rate_limits set unlogged')
}

async function describeRfqs(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index rfq_parts_search_idx, rfqs_customer_idx, rfqs_company_idx;
    alter table rfq_parts drop column search_text;

    -- What is searched of the parts of an RFQ, in their order.
    create function kerf_part_text(name text, material text, material_grade text) returns text
      language sql immutable parallel safe return ${searchText('name', 'material', 'material_grade')};

    alter table rfqs
      drop column search_text,
      add column total_quantity bigint not null default 0,
      add column parts_text text not null default '',
      add column status_position integer not null generated always as (array_position(${rfqStatuses}, status)) stored,
      add column project_sort text not null generated always as (left(lower(project_name), 200)) stored;
    update rfqs set total_quantity = parts.quantity, parts_text = parts.words
      from (
        select rfq_id, sum(quantities[1]) as quantity,
          string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position) as words
        from rfq_parts group by rfq_id
      ) parts
      where parts.rfq_id = rfqs.id;
    alter table rfqs add column search_text text not null
      generated always as (${searchText('number', 'project_name')} || E'\\n' || parts_text) stored;

    -- Whoever inserts an RFQ with these two writes it once; whatever else happens to parts, they stay right.
    create function sum_up_rfq_parts() returns trigger language plpgsql as $$
    begin
      update rfqs set total_quantity = parts.quantity, parts_text = parts.words
        from (
          select rfq_id, sum(quantities[1]) as quantity,
            string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position) as words
          from rfq_parts where rfq_id in (select rfq_id from changed) group by rfq_id
        ) parts
        where parts.rfq_id = rfqs.id
          and (rfqs.total_quantity, rfqs.parts_text) is distinct from (parts.quantity, parts.words);
      return null;
    end $$;
    create trigger rfq_parts_sum_up_on_insert after insert on rfq_parts
      referencing new table as changed for each statement execute function sum_up_rfq_parts();
    create trigger rfq_parts_sum_up_on_update after update on rfq_parts
      referencing new table as changed for each statement execute function sum_up_rfq_parts();
    create trigger rfq_parts_sum_up_on_delete after delete on rfq_parts
      referencing old table as changed for each statement execute function sum_up_rfq_parts();
  `)
}

async function describeQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quotes
      add column customer_id uuid,
      add column company_id uuid,
      add column project_sort text,
      add column search_text text,
      add column current_amount numeric(14, 2) not null default 0,
      add column current_valid_until date;
    update quotes set
        customer_id = rfqs.customer_id, company_id = rfqs.company_id, project_sort = rfqs.project_sort,
        search_text = ${searchText('rfqs.number', 'rfqs.project_name')},
        current_amount = revision.amount, current_valid_until = revision.valid_until
      from rfqs, quote_revisions revision
      where rfqs.id = quotes.rfq_id
        and revision.quote_id = quotes.id and revision.revision = quotes.current_revision;
    alter table quotes alter column customer_id set not null;

    create function copy_rfq_to_quote() returns trigger language plpgsql as $$
    begin
      select customer_id, company_id, project_sort, ${searchText('number', 'project_name')}
        into new.customer_id, new.company_id, new.project_sort, new.search_text
        from rfqs where id = new.rfq_id;
      return new;
    end $$;
    create trigger quotes_copy_rfq before insert on quotes for each row execute function copy_rfq_to_quote();

    create function copy_revision_to_quote() returns trigger language plpgsql as $$
    begin
      update quotes set current_amount = new.amount, current_valid_until = new.valid_until
        where id = new.quote_id and current_revision = new.revision;
      return null;
    end $$;
    create trigger quote_revisions_copy after insert or update of amount, valid_until on quote_revisions
      for each row execute function copy_revision_to_quote();

    -- A revision that was there before becomes the current one.
    create function copy_current_revision() returns trigger language plpgsql as $$
    begin
      select amount, valid_until into new.current_amount, new.current_valid_until
        from quote_revisions where quote_id = new.id and revision = new.current_revision;
      if not found then
        new.current_amount := old.current_amount;
        new.current_valid_until := old.current_valid_until;
      end if;
      return new;
    end $$;
    create trigger quotes_copy_current_revision before update of current_revision on quotes
      for each row when (new.current_revision <> old.current_revision) execute function copy_current_revision();
  `)
}

async function describeOrders(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index order_lines_search_idx, shipments_search_idx, orders_customer_idx, orders_company_idx,
      orders_quality_check_idx;
    alter table order_lines drop column search_text;
    alter table shipments drop column search_text;

    -- What is searched of an order besides its own fields: the RFQ, the lines, the shipments.
    create function kerf_order_subject(searched uuid, its_rfq uuid) returns text language sql stable
      return concat_ws(E'\\n',
        (select ${searchText('number', 'project_name')} from rfqs where id = its_rfq),
        (select string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position)
          from order_lines where order_id = searched),
        (select string_agg(kerf_normalize(tracking_number), E'\\n' order by id)
          from shipments where order_id = searched and tracking_number is not null));

    alter table orders
      drop column search_text,
      add column project_sort text,
      add column subject_text text not null default '',
      add column status_position integer not null
        generated always as (array_position(${orderStatuses}, status)) stored,
      add column quality_changed_at timestamptz(3) not null
        generated always as (coalesce(quality_decided_at, updated_at)) stored;
    analyze rfqs, order_lines, shipments;
    update orders set project_sort = subject.project_sort, subject_text = subject.words
      from (
        select its.id, rfqs.project_sort,
          concat_ws(E'\\n', ${searchText('rfqs.number', 'rfqs.project_name')}, line.words, shipment.words) as words
        from orders its join rfqs on rfqs.id = its.rfq_id
          left join (
            select order_id, string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position) as words
            from order_lines group by order_id) line on line.order_id = its.id
          left join (
            select order_id, string_agg(kerf_normalize(tracking_number), E'\\n' order by id) as words
            from shipments where tracking_number is not null group by order_id) shipment on shipment.order_id = its.id
      ) subject
      where subject.id = orders.id;
    alter table orders
      add column search_text text not null generated always as (
        ${searchText('number', 'customer_purchase_order_number', 'tracking_number')} || E'\\n' || subject_text
      ) stored;

    create function copy_rfq_to_order() returns trigger language plpgsql as $$
    begin
      select project_sort into new.project_sort from rfqs where id = new.rfq_id;
      new.subject_text := kerf_order_subject(new.id, new.rfq_id);
      return new;
    end $$;
    create trigger orders_copy_rfq before insert on orders for each row execute function copy_rfq_to_order();

    create function describe_orders() returns trigger language plpgsql as $$
    begin
      update orders set subject_text = kerf_order_subject(id, rfq_id) where id in (select order_id from changed);
      return null;
    end $$;
    create function describe_order() returns trigger language plpgsql as $$
    begin
      update orders set subject_text = kerf_order_subject(id, rfq_id) where id = new.order_id;
      return null;
    end $$;
    create trigger order_lines_describe_on_insert after insert on order_lines
      referencing new table as changed for each statement execute function describe_orders();
    create trigger order_lines_describe_on_delete after delete on order_lines
      referencing old table as changed for each statement execute function describe_orders();
    create trigger order_lines_describe_on_update after update of name, material, material_grade on order_lines
      for each row execute function describe_order();
    create trigger shipments_describe_on_insert after insert on shipments
      for each row when (new.tracking_number is not null) execute function describe_order();
    create trigger shipments_describe_on_update after update of tracking_number on shipments
      for each row execute function describe_order();
    create trigger shipments_describe_on_delete after delete on shipments
      referencing old table as changed for each statement execute function describe_orders();
  `)
}

async function describeConversations(knex: Knex): Promise<void> {
  await knex.raw(`
    create function kerf_conversation_subject(its_rfq uuid, its_order uuid) returns text language sql stable
      return coalesce(
        (select ${searchText('number', 'project_name')} from rfqs where id = its_rfq),
        (select ${searchText('orders.number', 'orders.customer_purchase_order_number', 'orders.tracking_number', 'rfqs.number', 'rfqs.project_name')}
          from orders join rfqs on rfqs.id = orders.rfq_id where orders.id = its_order),
        '');
    alter table conversations add column search_text text not null default '';
    update conversations set search_text = kerf_conversation_subject(rfq_id, order_id) where kind <> 'general';
    create index conversations_search_idx on conversations using gin (search_text gin_trgm_ops);

    create function copy_subject_to_conversation() returns trigger language plpgsql as $$
    begin
      new.search_text := kerf_conversation_subject(new.rfq_id, new.order_id);
      return new;
    end $$;
    create trigger conversations_copy_subject before insert on conversations
      for each row execute function copy_subject_to_conversation();

    create function describe_conversation_of_order() returns trigger language plpgsql as $$
    begin
      update conversations set search_text = kerf_conversation_subject(rfq_id, order_id) where order_id = new.id;
      return null;
    end $$;
    create trigger orders_describe_conversation
      after update of customer_purchase_order_number, tracking_number on orders
      for each row execute function describe_conversation_of_order();
  `)
}

/** Whoever changes whose an RFQ is, or what it is called, changes what was copied of it. */
async function followRfqs(knex: Knex): Promise<void> {
  await knex.raw(`
    create function copy_changed_rfq() returns trigger language plpgsql as $$
    begin
      update quotes set
          customer_id = new.customer_id, company_id = new.company_id, project_sort = new.project_sort,
          search_text = ${searchText('new.number', 'new.project_name')}
        where rfq_id = new.id;
      if (new.number, new.project_name) is distinct from (old.number, old.project_name) then
        update orders set project_sort = new.project_sort, subject_text = kerf_order_subject(id, rfq_id)
          where rfq_id = new.id;
        update conversations set search_text = kerf_conversation_subject(rfq_id, order_id)
          where rfq_id = new.id or order_id in (select id from orders where orders.rfq_id = new.id);
      end if;
      return null;
    end $$;
    create trigger rfqs_copy_changed after update of customer_id, company_id, number, project_name on rfqs
      for each row execute function copy_changed_rfq();
  `)
}
