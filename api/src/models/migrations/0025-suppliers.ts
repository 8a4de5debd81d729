import type { Knex } from 'knex'
import { buildPurchaseOrders } from './0025-purchase-orders.ts'
import { buildProfiles } from './0025-supplier-profiles.ts'

/** The supplier network: profiles, invitations, sealed requests, quotes with their revisions, and purchase orders. */
export async function up(knex: Knex): Promise<void> {
  await buildProfiles(knex)
  await createCertificatesAndInvitations(knex)
  await describeRequests(knex)
  await describeAssignments(knex)
  await describeQuotes(knex)
  await followRequests(knex)
  await buildPurchaseOrders(knex)
}

async function createCertificatesAndInvitations(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_linked_to_type_check;
    alter table files add constraint files_linked_to_type_check check (linked_to_type in (
      'rfq', 'quote', 'purchase_order', 'invoice', 'quality_check', 'message',
      'supplier_request', 'supplier_quote', 'supplier_purchase_order', 'provider_logo', 'supplier_certificate'
    ));

    create table supplier_certificates (
      id uuid primary key,
      supplier_id uuid not null references supplier_profiles (user_id) on delete cascade,
      name text not null check (btrim(name) <> ''),
      expires_on date,
      file_id uuid not null references files,
      created_at timestamptz(3) not null default now()
    );
    create index supplier_certificates_supplier_idx on supplier_certificates (supplier_id, created_at desc, id desc);
    create index supplier_certificates_file_id_idx on supplier_certificates (file_id);

    create table supplier_invitations (
      id uuid primary key,
      email citext not null check (btrim(email::text) <> ''),
      company_name text,
      message text,
      invited_by uuid not null references users,
      -- Set when the mail is made, so that no secret lies in the queue.
      token_hash text unique,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      accepted_by uuid references users,
      declined_at timestamptz(3),
      withdrawn_at timestamptz(3),
      constraint supplier_invitations_accepted_check check ((accepted_at is null) = (accepted_by is null)),
      constraint supplier_invitations_answer_check check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
    );
    -- One that waits for an answer per address.
    create unique index supplier_invitations_open_key on supplier_invitations (email)
      where accepted_at is null and declined_at is null and withdrawn_at is null;
    create index supplier_invitations_email_idx on supplier_invitations (email, created_at);
    create index supplier_invitations_invited_by_idx on supplier_invitations (invited_by);
    create index supplier_invitations_accepted_by_idx on supplier_invitations (accepted_by)
      where accepted_by is not null;
    create index supplier_invitations_expires_at_idx on supplier_invitations (expires_at);
  `)
}

async function describeRequests(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table supplier_requests
      add column version integer not null default 1,
      add column seal text not null default '' check (seal = '' or seal ~ '^[0-9a-f]{64}$'),
      add column changed_at timestamptz(3),
      add column updated_at timestamptz(3) not null default now(),
      add column project_sort text not null generated always as (left(lower(project_name), 200)) stored,
      -- Without a due date after all others.
      add column due_sort bigint not null generated always as (coalesce(due_date - date '2000-01-01', 10000000)) stored;
    create index supplier_requests_short_words_idx on supplier_requests using gin (kerf_short_words(search_text));
    create index supplier_requests_project_idx on supplier_requests (project_sort, id);
    create index supplier_requests_due_idx on supplier_requests (due_sort, id);

    create table supplier_request_parts (
      id uuid primary key,
      request_id uuid not null references supplier_requests on delete cascade,
      position integer not null,
      -- Where it comes from, which only admins see.
      rfq_part_id uuid references rfq_parts on delete set null,
      rfq_id uuid references rfqs on delete set null,
      name text not null,
      material text not null,
      material_grade text,
      finishing text,
      tolerance text,
      quantities integer[] not null check (cardinality(quantities) >= 1),
      notes text,
      unique (request_id, position)
    );
    create index supplier_request_parts_rfq_part_idx on supplier_request_parts (rfq_part_id)
      where rfq_part_id is not null;
    create index supplier_request_parts_rfq_idx on supplier_request_parts (rfq_id) where rfq_id is not null;
    insert into supplier_request_parts (id, request_id, position, rfq_id, name, material, quantities)
      select gen_random_uuid(), id, 1, rfq_id, project_name, material, array[quantity] from supplier_requests;

    -- The part of a request that a file shows.
    alter table files add column supplier_part_id uuid references supplier_request_parts on delete set null;
    create index files_supplier_part_idx on files (supplier_part_id) where supplier_part_id is not null;

    -- What was sealed, word for word, so that a seal can be checked after the request was changed.
    create table supplier_request_versions (
      request_id uuid not null references supplier_requests on delete cascade,
      version integer not null,
      seal text not null,
      content text not null,
      created_at timestamptz(3) not null default now(),
      primary key (request_id, version)
    );
  `)
}

async function describeAssignments(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table supplier_request_assignments
      add column id uuid not null unique default gen_random_uuid(),
      add column viewed_at timestamptz(3),
      add column declined_at timestamptz(3),
      add column decline_reason text,
      add column quoted_at timestamptz(3),
      -- Copies of the request, kept by triggers.
      add column due_date date,
      add column due_sort bigint not null default 10000000,
      add column project_sort text not null default '',
      add column search_text text not null default '';
    create index supplier_request_assignments_newest_idx
      on supplier_request_assignments (supplier_id, assigned_at desc, id desc);
    create index supplier_request_assignments_due_idx on supplier_request_assignments (supplier_id, due_sort, id);
  `)
}

async function describeQuotes(knex: Knex): Promise<void> {
  const terms = `
      price numeric(14, 2) not null,
      currency text not null,
      setup_price numeric(14, 2) not null,
      freight_price numeric(14, 2) not null,
      lead_time_days integer not null,
      valid_until date,
      notes text,
      prices jsonb not null,
      quote_file_id uuid references files,
      seal text not null,
      submitted_at timestamptz(3) not null`
  await knex.raw(`
    alter table supplier_quotes
      add column revision integer not null default 1,
      add column setup_price numeric(14, 2) not null default 0 check (setup_price >= 0),
      add column freight_price numeric(14, 2) not null default 0 check (freight_price >= 0),
      add column valid_until date,
      -- [{partId, partName, quantity, unitPrice, amount}], all decimals as text.
      add column prices jsonb not null default '[]',
      add column seal text not null default '',
      add column awards jsonb not null default '[]',
      add column awarded_amount numeric(14, 2),
      add column decided_at timestamptz(3),
      add column decided_by uuid references users,
      add column project_sort text not null default '',
      add column search_text text not null default '';
    create index supplier_quotes_newest_idx on supplier_quotes (submitted_at desc, id desc);

    create table supplier_quote_revisions (
      quote_id uuid not null references supplier_quotes on delete cascade,
      revision integer not null,
      ${terms},
      primary key (quote_id, revision)
    );
    create index supplier_quote_revisions_file_idx on supplier_quote_revisions (quote_file_id)
      where quote_file_id is not null;
    insert into supplier_quote_revisions
      select id, 1, price, currency, setup_price, freight_price, lead_time_days, valid_until, notes, prices,
        quote_file_id, seal, submitted_at
      from supplier_quotes;
  `)
}

/** What is sorted and searched by the request, in the tables of a supplier's own lists. */
async function followRequests(knex: Knex): Promise<void> {
  await knex.raw(`
    update supplier_request_assignments own set
      due_date = request.due_date, due_sort = request.due_sort, project_sort = request.project_sort,
      search_text = request.search_text
      from supplier_requests request where request.id = own.request_id;
    update supplier_quotes own set project_sort = request.project_sort, search_text = request.search_text
      from supplier_requests request where request.id = own.request_id;

    create function copy_request_to_assignment() returns trigger language plpgsql as $$
    begin
      select due_date, due_sort, project_sort, search_text
        into new.due_date, new.due_sort, new.project_sort, new.search_text
        from supplier_requests where id = new.request_id;
      return new;
    end $$;
    create trigger supplier_request_assignments_copy before insert on supplier_request_assignments
      for each row execute function copy_request_to_assignment();

    create function copy_request_to_supplier_quote() returns trigger language plpgsql as $$
    begin
      select project_sort, search_text into new.project_sort, new.search_text
        from supplier_requests where id = new.request_id;
      return new;
    end $$;
    create trigger supplier_quotes_copy before insert on supplier_quotes
      for each row execute function copy_request_to_supplier_quote();

    create function copy_request_change() returns trigger language plpgsql as $$
    begin
      update supplier_request_assignments set
        due_date = new.due_date, due_sort = new.due_sort, project_sort = new.project_sort,
        search_text = new.search_text
        where request_id = new.id;
      update supplier_quotes set project_sort = new.project_sort, search_text = new.search_text
        where request_id = new.id;
      return null;
    end $$;
    create trigger supplier_requests_copy_change after update of project_name, material, due_date on supplier_requests
      for each row execute function copy_request_change();
  `)
}
