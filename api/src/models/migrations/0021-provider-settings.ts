import type { Knex } from 'knex'

/** What admins say about the business that runs the portal: one row, which is there from the start. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table provider_settings (
      id uuid primary key,
      only_one boolean not null default true unique check (only_one),
      -- Where nobody has set them, the product's own name and BUSINESS_TZ hold.
      name text check (name <> ''),
      time_zone text check (time_zone <> ''),
      legal_name text,
      address text,
      country text,
      email text,
      phone text,
      website text,
      tax_lines jsonb not null default '[]',
      account_holder text,
      bank_name text,
      iban text,
      bic text,
      account_number text,
      routing_number text,
      currencies text[] not null default '{USD}' check (cardinality(currencies) > 0),
      quote_validity_days integer not null default 30 check (quote_validity_days > 0),
      delivery_days integer not null default 14 check (delivery_days > 0),
      order_due_days integer not null default 30 check (order_due_days > 0),
      quote_terms text,
      order_terms text,
      invoice_terms text,
      logo_file_id uuid references files,
      logo_width integer,
      logo_height integer,
      updated_at timestamptz(3),
      constraint provider_settings_logo_check
        check (num_nulls(logo_file_id, logo_width, logo_height) in (0, 3))
    );
    insert into provider_settings (id) values (gen_random_uuid());

    alter table files drop constraint files_linked_to_type_check;
    alter table files add constraint files_linked_to_type_check check (linked_to_type in (
      'rfq', 'quote', 'purchase_order', 'invoice', 'quality_check', 'message',
      'supplier_request', 'supplier_quote', 'supplier_purchase_order', 'provider_logo'
    ));
  `)
}
