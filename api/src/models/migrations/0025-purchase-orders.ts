import type { Knex } from 'knex'
import { searchText } from './0009-one-way-of-writing.ts'

const statuses = `array['issued','acknowledged','in_production','shipped','received','cancelled']`

/** Purchase orders to suppliers, from being issued until the goods have come and are paid. */
export async function buildPurchaseOrders(knex: Knex): Promise<void> {
  await describeOrders(knex)
  await createLinesAndReceipts(knex)
  await createDocuments(knex)
}

async function describeOrders(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table purchase_orders
      add column supplier_id uuid references supplier_profiles (user_id),
      add column request_id uuid references supplier_requests,
      add column reference_number text,
      add column project_name text not null default '',
      add column status text not null default 'issued' check (status = any (${statuses})),
      add column currency text not null default 'USD',
      add column amount numeric(14, 2) not null default 0,
      add column setup_price numeric(14, 2) not null default 0,
      add column freight_price numeric(14, 2) not null default 0,
      add column seal text not null default '',
      add column quantity_ordered bigint not null default 0,
      add column quantity_received bigint not null default 0,
      add column promised_date date,
      add column tracking_number text,
      add column shipping_carrier text,
      -- The customer's order that it serves, which its supplier never sees.
      add column order_id uuid references orders on delete set null,
      add column acknowledged_at timestamptz(3),
      add column shipped_at timestamptz(3),
      add column received_at timestamptz(3),
      add column received_on date,
      add column cancelled_at timestamptz(3),
      add column cancel_reason text,
      add column paid_at timestamptz(3),
      add column updated_at timestamptz(3) not null default now(),
      -- More than what was ordered never comes, whoever counts it in.
      add constraint purchase_orders_received_check check (quantity_received between 0 and quantity_ordered);
    update purchase_orders own set
      supplier_id = quote.supplier_id, request_id = quote.request_id, reference_number = request.reference_number,
      project_name = request.project_name, currency = quote.currency, amount = quote.price,
      quantity_ordered = request.quantity
      from supplier_quotes quote join supplier_requests request on request.id = quote.request_id
      where quote.id = own.supplier_quote_id;
    alter table purchase_orders
      alter column supplier_id set not null,
      alter column request_id set not null,
      add column status_position bigint not null generated always as (array_position(${statuses}, status)) stored,
      add column delivery_sort bigint not null generated always as (delivery_date - date '2000-01-01') stored,
      -- Without anything of the customer: suppliers search it too.
      add column search_text text not null
        generated always as (${searchText('number', 'reference_number', 'project_name')}) stored;

    create index purchase_orders_supplier_idx on purchase_orders (supplier_id, created_at desc, id desc);
    create index purchase_orders_request_idx on purchase_orders (request_id);
    create index purchase_orders_order_idx on purchase_orders (order_id) where order_id is not null;
    create index purchase_orders_status_idx on purchase_orders (status, created_at desc, id desc);
    create index purchase_orders_status_position_idx on purchase_orders (status_position, id);
    create index purchase_orders_delivery_idx on purchase_orders (delivery_sort, id);
    create index purchase_orders_amount_idx on purchase_orders (amount desc, id desc);
    create index purchase_orders_open_idx on purchase_orders (created_at desc, id desc)
      where status not in ('received', 'cancelled');
    create index purchase_orders_unpaid_idx on purchase_orders (created_at desc, id desc) where paid_at is null;
    create index purchase_orders_search_idx on purchase_orders using gin (search_text gin_trgm_ops);
    create index purchase_orders_short_words_idx on purchase_orders using gin (kerf_short_words(search_text));
  `)
}

async function createLinesAndReceipts(knex: Knex): Promise<void> {
  await knex.raw(`
    create table purchase_order_lines (
      id uuid primary key,
      purchase_order_id uuid not null references purchase_orders on delete cascade,
      position integer not null,
      part_id uuid references supplier_request_parts on delete set null,
      name text not null,
      material text not null,
      material_grade text,
      finishing text,
      tolerance text,
      quantity integer not null check (quantity >= 1),
      quantity_received integer not null default 0,
      quantity_rejected integer not null default 0 check (quantity_rejected >= 0),
      unit_price numeric(14, 4) not null,
      amount numeric(14, 2) not null,
      unique (purchase_order_id, position),
      constraint purchase_order_lines_received_check check (quantity_received between 0 and quantity)
    );
    create index purchase_order_lines_part_idx on purchase_order_lines (part_id) where part_id is not null;
    insert into purchase_order_lines (id, purchase_order_id, position, name, material, quantity, unit_price, amount)
      select gen_random_uuid(), own.id, 1, own.project_name, request.material, request.quantity,
        round(own.amount / request.quantity, 4), own.amount
      from purchase_orders own join supplier_requests request on request.id = own.request_id;

    create table purchase_order_receipts (
      id uuid primary key,
      purchase_order_id uuid not null references purchase_orders on delete cascade,
      received_on date not null,
      notes text,
      received_by uuid references users,
      created_at timestamptz(3) not null default now()
    );
    create index purchase_order_receipts_order_idx
      on purchase_order_receipts (purchase_order_id, created_at desc, id desc);

    create table purchase_order_receipt_lines (
      receipt_id uuid not null references purchase_order_receipts on delete cascade,
      line_id uuid not null references purchase_order_lines on delete cascade,
      quantity integer not null check (quantity >= 0),
      rejected integer not null default 0 check (rejected >= 0),
      primary key (receipt_id, line_id),
      constraint purchase_order_receipt_lines_some_check check (quantity + rejected > 0)
    );
    create index purchase_order_receipt_lines_line_idx on purchase_order_receipt_lines (line_id);
  `)
}

async function createDocuments(knex: Knex): Promise<void> {
  await knex.raw(`
    create table purchase_order_updates (
      id uuid primary key,
      purchase_order_id uuid not null references purchase_orders on delete cascade,
      notes text not null check (btrim(notes) <> ''),
      created_at timestamptz(3) not null default now()
    );
    create index purchase_order_updates_order_idx
      on purchase_order_updates (purchase_order_id, created_at desc, id desc);

    create table purchase_order_documents (
      file_id uuid primary key references files,
      purchase_order_id uuid not null references purchase_orders on delete cascade,
      kind text not null check (kind in ('order', 'certificate', 'invoice', 'photo', 'other')),
      is_from_supplier boolean not null,
      update_id uuid references purchase_order_updates on delete cascade,
      created_at timestamptz(3) not null default now(),
      constraint purchase_order_documents_update_check check (update_id is null or kind = 'photo')
    );
    create index purchase_order_documents_order_idx
      on purchase_order_documents (purchase_order_id, created_at, file_id);
    create index purchase_order_documents_update_idx on purchase_order_documents (update_id)
      where update_id is not null;
    insert into purchase_order_documents (file_id, purchase_order_id, kind, is_from_supplier, created_at)
      select file_id, id, 'order', false, created_at from purchase_orders where file_id is not null;
  `)
}
