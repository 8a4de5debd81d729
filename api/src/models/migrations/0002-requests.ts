import type { Knex } from 'knex'

/** Requests for quote with their parts, files, and the quotes that answer them. */
export async function up(knex: Knex): Promise<void> {
  await createRequests(knex)
  await createParts(knex)
  await createFiles(knex)
  await createQuotes(knex)
  await createRevisions(knex)
}

async function createRequests(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence rfq_number_seq as bigint;

    create table rfqs (
      id uuid primary key,
      number text not null unique check (number ~ '^SQTE-[0-9]{4,}$'),
      customer_id uuid not null references users,
      company_id uuid references companies,
      project_name text not null check (btrim(project_name) <> ''),
      notes text,
      manufacturing_process text,
      manufacturing_subprocess text,
      international_manufacturing_ok boolean not null default false,
      timeline text,
      budget_range text,
      special_instructions text,
      quality_inspection_required boolean not null default false,
      certification_required boolean not null default false,
      quality_standard text,
      status text not null default 'submitted'
        check (status in ('submitted', 'reviewing', 'sent_to_suppliers', 'quoted', 'accepted', 'declined')),
      submitted_at timestamptz(3) not null default now(),
      reviewed_at timestamptz(3),
      source text not null default 'customer' check (source in ('customer', 'manual', 'reorder')),
      reorder_of_order_id uuid,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (lower(number || E'\\n' || project_name)) stored,
      constraint rfqs_reorder_check check (source = 'reorder' or reorder_of_order_id is null)
    );
    create index rfqs_customer_idx on rfqs (customer_id, created_at desc, id desc);
    create index rfqs_company_idx on rfqs (company_id, created_at desc, id desc) where company_id is not null;
    create index rfqs_newest_idx on rfqs (created_at desc, id desc);
    create index rfqs_status_idx on rfqs (status, created_at desc, id desc);
    create index rfqs_reorder_of_order_id_idx on rfqs (reorder_of_order_id) where reorder_of_order_id is not null;
    create index rfqs_search_idx on rfqs using gin (search_text gin_trgm_ops);
  `)
}

async function createParts(knex: Knex): Promise<void> {
  await knex.raw(`
    create table rfq_parts (
      id uuid primary key,
      rfq_id uuid not null references rfqs on delete cascade,
      position integer not null check (position >= 0),
      name text not null,
      material text,
      material_grade text,
      finishing text,
      tolerance text,
      quantities integer[] not null,
      notes text,
      created_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(name || E'\\n' || coalesce(material, '') || E'\\n' || coalesce(material_grade, ''))
      ) stored,
      unique (rfq_id, position),
      constraint rfq_parts_quantities_check check (
        cardinality(quantities) > 0 and 1 <= all (quantities) and array_position(quantities, null) is null
      )
    );
    create index rfq_parts_search_idx on rfq_parts using gin (search_text gin_trgm_ops);

    -- An RFQ without a part must not outlive its transaction.
    create function require_rfq_part() returns trigger language plpgsql as $$
    declare
      wanted uuid;
    begin
      if tg_table_name = 'rfqs' then wanted := new.id; else wanted := old.rfq_id; end if;
      if exists (select from rfqs where id = wanted) and not exists (select from rfq_parts where rfq_id = wanted) then
        raise exception 'RFQ % has no part', wanted
          using errcode = 'check_violation', table = 'rfqs', constraint = 'rfqs_part_required';
      end if;
      return null;
    end $$;
    create constraint trigger rfqs_part_required after insert on rfqs
      deferrable initially deferred for each row execute function require_rfq_part();
    create constraint trigger rfq_parts_part_required after delete or update of rfq_id on rfq_parts
      deferrable initially deferred for each row execute function require_rfq_part();
  `)
}

async function createFiles(knex: Knex): Promise<void> {
  await knex.raw(`
    create table files (
      id uuid primary key,
      linked_to_type text not null check (linked_to_type in (
        'rfq', 'quote', 'purchase_order', 'invoice', 'quality_check', 'message',
        'supplier_request', 'supplier_quote', 'supplier_purchase_order'
      )),
      linked_to_id uuid,
      part_id uuid references rfq_parts on delete set null,
      file_name text not null,
      mimetype text not null,
      kind text not null check (kind in ('step', 'pdf', 'spreadsheet', 'document', 'image', 'cad')),
      size bigint not null check (size > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      object_key text not null,
      uploaded_by uuid references users,
      created_at timestamptz(3) not null default now(),
      -- Attachments of a supplier request or a message are uploaded before what they belong to exists.
      constraint files_linked_to_id_check
        check (linked_to_id is not null or linked_to_type in ('supplier_request', 'message'))
    );
    create index files_linked_to_idx on files (linked_to_type, linked_to_id, created_at, id);
    create index files_unlinked_idx on files (created_at) where linked_to_id is null;
    create index files_part_id_idx on files (part_id) where part_id is not null;
    create index files_object_key_idx on files (object_key);
    create index files_sha256_idx on files (sha256);
    create index files_uploaded_by_idx on files (uploaded_by);

    create table file_geometry (
      sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
      status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed')),
      object_key text,
      facts jsonb,
      error_code text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint file_geometry_ready_check check (status <> 'ready' or object_key is not null),
      constraint file_geometry_failed_check check (status <> 'failed' or error_code is not null)
    );
    create index file_geometry_object_key_idx on file_geometry (object_key) where object_key is not null;
  `)
}

async function createQuotes(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quotes (
      id uuid primary key,
      rfq_id uuid not null unique references rfqs on delete cascade,
      number text not null unique check (number ~ '^SQTE-[0-9]{4,}$'),
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      current_revision integer not null default 1 check (current_revision >= 1),
      customer_response text,
      responded_at timestamptz(3),
      responded_by uuid references users,
      purchase_order_file_id uuid references files,
      purchase_order_number text,
      purchase_order_uploaded_at timestamptz(3),
      renewal_requested_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint quotes_responded_check check (status = 'pending' or responded_at is not null),
      constraint quotes_purchase_order_check check (purchase_order_file_id is null or status = 'accepted')
    );
    create index quotes_newest_idx on quotes (created_at desc, id desc);
    create index quotes_status_idx on quotes (status, created_at desc, id desc);
    create index quotes_purchase_order_file_id_idx on quotes (purchase_order_file_id)
      where purchase_order_file_id is not null;
    create index quotes_purchase_order_number_idx on quotes (purchase_order_number)
      where purchase_order_number is not null;
  `)
}

async function createRevisions(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quote_revisions (
      id uuid primary key,
      quote_id uuid not null references quotes on delete cascade,
      revision integer not null check (revision >= 1),
      amount numeric(14, 2) not null check (amount >= 0),
      currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      valid_until date not null,
      estimated_delivery_date date,
      notes text,
      file_id uuid references files,
      created_by uuid references users,
      created_at timestamptz(3) not null default now(),
      unique (quote_id, revision)
    );
    create index quote_revisions_created_at_idx on quote_revisions (created_at desc);
    create index quote_revisions_file_id_idx on quote_revisions (file_id) where file_id is not null;

    -- Deferred, because a quote and its first revision are written in one transaction.
    alter table quotes add constraint quotes_current_revision_fkey
      foreign key (id, current_revision) references quote_revisions (quote_id, revision)
      deferrable initially deferred;

    create table quote_lines (
      id uuid primary key,
      revision_id uuid not null references quote_revisions on delete cascade,
      part_id uuid not null references rfq_parts on delete cascade,
      quantity integer not null check (quantity >= 1),
      unit_price numeric(14, 4) not null check (unit_price >= 0),
      amount numeric(14, 2) not null check (amount >= 0),
      is_chosen boolean not null default false,
      unique (revision_id, part_id, quantity)
    );
    create unique index quote_lines_chosen_key on quote_lines (revision_id, part_id) where is_chosen;
    create index quote_lines_part_id_idx on quote_lines (part_id);
  `)
}
