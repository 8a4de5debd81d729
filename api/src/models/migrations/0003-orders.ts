import type { Knex } from 'knex'

const statuses = `'pending', 'material_procurement', 'manufacturing', 'finishing',
  'quality_check', 'packing', 'shipped', 'delivered'`

/** Sales orders with their lines, what happened to them, and what was shipped. */
export async function up(knex: Knex): Promise<void> {
  await createOrders(knex)
  await createOrderLines(knex)
  await createOrderRecords(knex)
  await createShipments(knex)
  await guardShippedQuantities(knex)
}

async function createOrders(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence order_number_seq as bigint;

    create table orders (
      id uuid primary key,
      number text not null unique check (number ~ '^SORD-[0-9]{4,}$'),
      rfq_id uuid not null unique references rfqs,
      quote_id uuid unique references quotes,
      customer_id uuid not null references users,
      company_id uuid references companies,
      customer_purchase_order_number text,
      status text not null default 'pending' check (status in (${statuses})),
      payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid')),
      is_archived boolean not null default false,
      archived_at timestamptz(3),
      paid_at timestamptz(3),
      reopened_at timestamptz(3),
      currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      amount numeric(14, 2) not null check (amount >= 0),
      order_date date not null default current_date,
      due_date date,
      estimated_completion date,
      estimated_delivery_date date,
      tracking_number text,
      shipping_carrier text,
      invoice_file_id uuid references files,
      notes text,
      quality_check_status text check (quality_check_status in ('pending', 'approved', 'needs_revision')),
      quality_check_notes text,
      quality_decided_at timestamptz(3),
      customer_approved_at timestamptz(3),
      delivered_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(number || E'\\n' || coalesce(customer_purchase_order_number, '') || E'\\n' || coalesce(tracking_number, ''))
      ) stored,
      constraint orders_archived_check check (is_archived = (archived_at is not null)),
      constraint orders_paid_check check ((payment_status = 'paid') = (paid_at is not null))
    );
    create index orders_customer_idx on orders (customer_id, created_at desc, id desc);
    create index orders_company_idx on orders (company_id, created_at desc, id desc) where company_id is not null;
    create index orders_newest_idx on orders (is_archived, created_at desc, id desc);
    create index orders_status_idx on orders (status, created_at desc, id desc) where not is_archived;
    create index orders_archived_at_idx on orders (archived_at desc, id desc) where is_archived;
    create index orders_quality_check_idx on orders (quality_check_status, quality_decided_at desc)
      where quality_check_status is not null;
    create index orders_order_date_idx on orders (order_date);
    create index orders_paid_at_idx on orders (paid_at) where paid_at is not null;
    create index orders_invoice_file_id_idx on orders (invoice_file_id) where invoice_file_id is not null;
    create index orders_search_idx on orders using gin (search_text gin_trgm_ops);

    alter table rfqs add constraint rfqs_reorder_of_order_id_fkey
      foreign key (reorder_of_order_id) references orders;
  `)
}

async function createOrderLines(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_lines (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      part_id uuid references rfq_parts,
      position integer not null check (position >= 0),
      name text not null,
      material text,
      material_grade text,
      finishing text,
      tolerance text,
      quantity integer not null check (quantity >= 1),
      unit_price numeric(14, 4) not null check (unit_price >= 0),
      amount numeric(14, 2) not null check (amount >= 0),
      quantity_shipped integer not null default 0,
      search_text text generated always as (
        lower(name || E'\\n' || coalesce(material, '') || E'\\n' || coalesce(material_grade, ''))
      ) stored,
      unique (order_id, position),
      constraint order_lines_quantity_shipped_check check (quantity_shipped between 0 and quantity)
    );
    create index order_lines_part_id_idx on order_lines (part_id);
    create index order_lines_search_idx on order_lines using gin (search_text gin_trgm_ops);
  `)
}

async function createOrderRecords(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_status_changes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      from_status text check (from_status in (${statuses})),
      to_status text not null check (to_status in (${statuses})),
      changed_by uuid references users,
      changed_at timestamptz(3) not null default now()
    );
    create index order_status_changes_order_id_idx on order_status_changes (order_id, changed_at desc, id desc);

    create table quality_decisions (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      decision text not null check (decision in ('approved', 'needs_revision')),
      notes text,
      decided_by uuid references users,
      decided_at timestamptz(3) not null default now()
    );
    create index quality_decisions_order_id_idx on quality_decisions (order_id, decided_at desc, id desc);
  `)
}

async function createShipments(knex: Knex): Promise<void> {
  await knex.raw(`
    create table shipments (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      shipment_date date not null default current_date,
      tracking_number text,
      shipping_carrier text,
      tracking_status text not null default 'material_procurement' check (tracking_status in (
        'material_procurement', 'manufacturing', 'finishing', 'quality_check', 'packing', 'shipped', 'delivered'
      )),
      status text not null default 'in_transit' check (status in ('in_transit', 'delivered')),
      delivery_date date,
      created_by uuid references users,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (lower(coalesce(tracking_number, ''))) stored
    );
    create index shipments_order_id_idx on shipments (order_id, created_at desc, id desc);
    create index shipments_search_idx on shipments using gin (search_text gin_trgm_ops);

    create table shipment_lines (
      shipment_id uuid not null references shipments on delete cascade,
      order_line_id uuid not null references order_lines,
      quantity integer not null check (quantity > 0),
      primary key (shipment_id, order_line_id)
    );
    create index shipment_lines_order_line_id_idx on shipment_lines (order_line_id);
  `)
}

/**
 * Keeps `order_lines.quantity_shipped` equal to the sum of its shipment lines. The update locks the order line, so
 * that concurrent shipments queue and the check on the line refuses the one that would exceed its quantity.
 */
async function guardShippedQuantities(knex: Knex): Promise<void> {
  await knex.raw(`
    create function count_shipped() returns trigger language plpgsql as $$
    begin
      if tg_op in ('UPDATE', 'DELETE') then
        update order_lines set quantity_shipped = quantity_shipped - old.quantity where id = old.order_line_id;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        update order_lines line set quantity_shipped = quantity_shipped + new.quantity
          from shipments shipment
          where line.id = new.order_line_id and shipment.id = new.shipment_id and shipment.order_id = line.order_id;
        if not found then
          raise exception 'Order line % is not of the order of shipment %', new.order_line_id, new.shipment_id
            using errcode = 'foreign_key_violation', table = 'shipment_lines', constraint = 'shipment_lines_order_fkey';
        end if;
      end if;
      return null;
    end $$;
    create trigger shipment_lines_count_shipped after insert or update or delete on shipment_lines
      for each row execute function count_shipped();

    create function refuse_shipped_by_hand() returns trigger language plpgsql as $$
    begin
      raise exception 'quantity_shipped is counted from shipment_lines'
        using errcode = 'check_violation', table = 'order_lines', constraint = 'order_lines_quantity_shipped_counted';
    end $$;
    create trigger order_lines_shipped_on_insert before insert on order_lines
      for each row when (new.quantity_shipped <> 0) execute function refuse_shipped_by_hand();
    -- Depth 0 is a statement of the application; the counting trigger itself comes from depth 1.
    create trigger order_lines_shipped_on_update before update of quantity_shipped on order_lines
      for each row when (pg_trigger_depth() = 0 and new.quantity_shipped <> old.quantity_shipped)
      execute function refuse_shipped_by_hand();
  `)
}
