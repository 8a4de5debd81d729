import type { Knex } from 'knex'

/** Conversations, and the bidding of suppliers. */
export async function up(knex: Knex): Promise<void> {
  await createConversations(knex)
  await createSuppliers(knex)
  await createSupplierRequests(knex)
  await createSupplierQuotes(knex)
}

async function createConversations(knex: Knex): Promise<void> {
  await knex.raw(`
    create table conversations (
      id uuid primary key,
      kind text not null check (kind in ('general', 'rfq', 'order')),
      rfq_id uuid unique references rfqs on delete cascade,
      order_id uuid unique references orders on delete cascade,
      customer_id uuid not null references users,
      company_id uuid references companies,
      last_message_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      constraint conversations_subject_check
        check ((kind = 'rfq') = (rfq_id is not null) and (kind = 'order') = (order_id is not null))
    );
    create unique index conversations_general_key on conversations (customer_id) where kind = 'general';
    create index conversations_newest_idx on conversations (last_message_at desc nulls last, id desc);
    create index conversations_customer_idx on conversations (customer_id, last_message_at desc nulls last, id desc);
    create index conversations_company_idx on conversations (company_id, last_message_at desc nulls last, id desc)
      where company_id is not null;

    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations on delete cascade,
      author_id uuid not null references users,
      body text not null check (btrim(body) <> ''),
      created_at timestamptz(3) not null default now()
    );
    create index messages_conversation_idx on messages (conversation_id, created_at desc, id desc);
    create index messages_author_id_idx on messages (author_id);

    create table conversation_reads (
      conversation_id uuid not null references conversations on delete cascade,
      user_id uuid not null references users on delete cascade,
      last_read_at timestamptz(3) not null,
      primary key (conversation_id, user_id)
    );
    create index conversation_reads_user_id_idx on conversation_reads (user_id);
  `)
}

async function createSuppliers(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence supplier_request_number_seq as bigint;
    create sequence purchase_order_number_seq as bigint;

    create table supplier_profiles (
      user_id uuid primary key references users on delete cascade,
      supplier_number text not null unique check (supplier_number ~ '^V[0-9]{4,}$'),
      company_name text,
      phone text,
      website text,
      address text,
      city text,
      country text,
      capabilities text[] not null default '{}',
      certifications text[] not null default '{}',
      finishing_capabilities text[] not null default '{}',
      primary_industries text[] not null default '{}',
      quality_system text,
      number_of_employees integer check (number_of_employees >= 0),
      year_established integer check (year_established between 1000 and 9999),
      emergency_capability boolean not null default false,
      international_shipping boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(supplier_number || E'\\n' || coalesce(company_name, '') || E'\\n' || coalesce(city, '')
          || E'\\n' || coalesce(country, ''))
      ) stored
    );
    create index supplier_profiles_search_idx on supplier_profiles using gin (search_text gin_trgm_ops);
    create index supplier_profiles_capabilities_idx on supplier_profiles using gin (capabilities);
    create index supplier_profiles_finishing_idx on supplier_profiles using gin (finishing_capabilities);
    create index supplier_profiles_industries_idx on supplier_profiles using gin (primary_industries);
    create index supplier_profiles_country_city_idx on supplier_profiles (country, city);
  `)
}

async function createSupplierRequests(knex: Knex): Promise<void> {
  await knex.raw(`
    create table supplier_requests (
      id uuid primary key,
      reference_number text unique check (reference_number ~ '^REF-[0-9]{4,}$'),
      rfq_id uuid references rfqs on delete set null,
      project_name text not null check (btrim(project_name) <> ''),
      material text not null,
      quantity integer not null check (quantity >= 1),
      description text not null,
      due_date date,
      special_instructions text,
      created_by uuid references users,
      created_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(project_name || E'\\n' || material || E'\\n' || coalesce(reference_number, ''))
      ) stored
    );
    create index supplier_requests_newest_idx on supplier_requests (created_at desc, id desc);
    create index supplier_requests_rfq_id_idx on supplier_requests (rfq_id) where rfq_id is not null;
    create index supplier_requests_search_idx on supplier_requests using gin (search_text gin_trgm_ops);

    create table supplier_request_assignments (
      request_id uuid not null references supplier_requests on delete cascade,
      supplier_id uuid not null references supplier_profiles (user_id),
      assigned_at timestamptz(3) not null default now(),
      primary key (request_id, supplier_id)
    );
    create index supplier_request_assignments_supplier_idx
      on supplier_request_assignments (supplier_id, assigned_at desc, request_id desc);
  `)
}

async function createSupplierQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    create table supplier_quotes (
      id uuid primary key,
      request_id uuid not null,
      supplier_id uuid not null,
      price numeric(14, 2) not null check (price >= 0),
      currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      lead_time_days integer not null check (lead_time_days >= 0),
      status text not null default 'pending' check (status in ('pending', 'accepted', 'not_selected')),
      notes text,
      quote_file_id uuid references files,
      submitted_at timestamptz(3) not null default now(),
      admin_feedback text,
      updated_at timestamptz(3) not null default now(),
      unique (request_id, supplier_id),
      -- Only whom the request was sent to can quote it.
      constraint supplier_quotes_assignment_fkey foreign key (request_id, supplier_id)
        references supplier_request_assignments (request_id, supplier_id)
    );
    create index supplier_quotes_supplier_idx on supplier_quotes (supplier_id, submitted_at desc, id desc);
    create index supplier_quotes_status_idx on supplier_quotes (status, submitted_at desc, id desc);
    create index supplier_quotes_quote_file_id_idx on supplier_quotes (quote_file_id) where quote_file_id is not null;

    create table purchase_orders (
      id uuid primary key,
      number text not null unique check (number ~ '^PO-[0-9]{4,}$'),
      supplier_quote_id uuid not null unique references supplier_quotes,
      delivery_date date not null,
      notes text,
      file_id uuid references files,
      created_by uuid references users,
      created_at timestamptz(3) not null default now()
    );
    create index purchase_orders_newest_idx on purchase_orders (created_at desc, id desc);
    create index purchase_orders_file_id_idx on purchase_orders (file_id) where file_id is not null;
  `)
}
