import type { Knex } from 'knex'

/** Companies, users and what signs them in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create extension if not exists citext')
  await knex.raw('create extension if not exists pg_trgm')
  await createCompanies(knex)
  await createUsers(knex)
  await createSignIn(knex)
  await createCompanyRecords(knex)
}

async function createCompanies(knex: Knex): Promise<void> {
  await knex.raw(`
    create table companies (
      id uuid primary key,
      name text not null check (btrim(name) <> ''),
      customer_number text unique check (customer_number ~ '^CU[0-9]{4,}$'),
      contact_email citext,
      phone text,
      address text,
      city text,
      state text,
      country text not null default 'United States',
      postal_code text,
      website text,
      industry text,
      notes text,
      merged_into_id uuid references companies,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(name || E'\\n' || coalesce(customer_number, '') || E'\\n' || coalesce(contact_email::text, ''))
      ) stored,
      constraint companies_merged_check
        check (merged_into_id is null or (merged_into_id <> id and customer_number is null))
    );
    create index companies_newest_idx on companies (created_at desc, id desc) where merged_into_id is null;
    create index companies_merged_into_id_idx on companies (merged_into_id) where merged_into_id is not null;
    create index companies_search_idx on companies using gin (search_text gin_trgm_ops);
  `)
}

async function createUsers(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key,
      account_type text not null check (account_type in ('customer', 'supplier', 'admin')),
      email citext not null check (btrim(email::text) <> ''),
      name text not null,
      password_hash text not null,
      is_admin boolean not null default false,
      title text,
      phone text,
      company_name_input text,
      company_id uuid references companies,
      company_role text check (company_role in ('owner', 'buyer', 'viewer')),
      is_verified boolean not null default false,
      registered_again boolean not null default false,
      registration_hash text,
      must_reset_password boolean not null default false,
      created_by uuid references users,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      search_text text generated always as (
        lower(name || E'\\n' || email::text || E'\\n' || coalesce(company_name_input, ''))
      ) stored,
      constraint users_admin_check check (account_type <> 'admin' or is_admin),
      constraint users_company_pair_check check ((company_id is null) = (company_role is null))
    );
    -- A deleted account keeps its row for its orders' sake and frees its e-mail address.
    create unique index users_email_account_type_key on users (email, account_type) where deleted_at is null;
    create index users_newest_idx on users (account_type, created_at desc, id desc) where deleted_at is null;
    create index users_company_id_idx on users (company_id) where company_id is not null;
    create index users_created_by_idx on users (created_by) where created_by is not null;
    create index users_search_idx on users using gin (search_text gin_trgm_ops);
  `)
}

async function createSignIn(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      last_seen_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      address text,
      user_agent text
    );
    create index sessions_user_id_idx on sessions (user_id, created_at desc);
    create index sessions_expires_at_idx on sessions (expires_at);

    create table verification_codes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email')),
      code_hash text not null,
      sent_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      attempts_left integer not null check (attempts_left >= 0),
      used_at timestamptz(3),
      new_email citext,
      constraint verification_codes_new_email_check check ((purpose = 'change_email') = (new_email is not null))
    );
    create index verification_codes_latest_idx on verification_codes (user_id, purpose, sent_at desc);
    create index verification_codes_expires_at_idx on verification_codes (expires_at);
  `)
}

async function createCompanyRecords(knex: Knex): Promise<void> {
  await knex.raw(`
    create table company_addresses (
      id uuid primary key,
      company_id uuid not null references companies,
      label text,
      address text not null,
      city text,
      state text,
      country text not null default 'United States',
      postal_code text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    );
    create index company_addresses_company_id_idx on company_addresses (company_id, created_at);

    create table customer_number_history (
      id uuid primary key,
      company_id uuid not null references companies,
      customer_number text not null check (customer_number ~ '^CU[0-9]{4,}$'),
      assigned_at timestamptz(3) not null default now(),
      assigned_by uuid references users,
      released_at timestamptz(3)
    );
    create unique index customer_number_history_held_key on customer_number_history (customer_number)
      where released_at is null;
    create index customer_number_history_number_idx on customer_number_history (customer_number, assigned_at desc);
    create index customer_number_history_company_id_idx on customer_number_history (company_id, assigned_at desc);

    create sequence customer_number_seq as bigint;
    create sequence supplier_number_seq as bigint;
  `)
}
