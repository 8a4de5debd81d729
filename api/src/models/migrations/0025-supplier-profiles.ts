import type { Knex } from 'knex'
import { searchText } from './0009-one-way-of-writing.ts'

/** What lists of suppliers are sorted, narrowed and searched by; verification and suspension. */
export async function buildProfiles(knex: Knex): Promise<void> {
  await describeProfiles(knex)
  await copyAccounts(knex)
}

async function describeProfiles(knex: Knex): Promise<void> {
  const present = (column: string) => `(btrim(coalesce(${column}, '')) <> '')::int`
  const items = ['phone', 'website', 'address', 'city', 'country'].map(present)
  const lists = ['capabilities', 'certifications'].map((column) => `(cardinality(${column}) > 0)::int`)
  await knex.raw(`
    alter table supplier_profiles
      drop column search_text,
      -- Lists name what they list by its id.
      add column id uuid not null generated always as (user_id) stored,
      add column description text,
      add column verified_at timestamptz(3),
      add column verified_by uuid references users,
      add column suspended_at timestamptz(3),
      add column suspended_by uuid references users,
      add column suspension_reason text,
      -- Copies of the account, kept by triggers, so that one index finds a supplier and one sorts them.
      add column account_name text not null default '',
      add column account_email text not null default '',
      add column is_deleted boolean not null default false,
      add column is_confirmed boolean not null default true,
      -- Percent of the eight items; the name is always there.
      add column completeness numeric(4, 1) not null
        generated always as ((1 + ${[...items, ...lists].join(' + ')}) * 12.5) stored;
    update supplier_profiles set
      account_name = users.name, account_email = users.email, is_deleted = users.deleted_at is not null,
      is_confirmed = users.is_verified
      from users where users.id = supplier_profiles.user_id;
    alter table supplier_profiles
      add column name_sort text not null
        generated always as (left(lower(coalesce(nullif(company_name, ''), account_name)), 200)) stored,
      add column search_text text not null generated always as (
        ${searchText('supplier_number', 'company_name', 'city', 'country', 'account_name', 'account_email')}
      ) stored;

    create index supplier_profiles_search_idx on supplier_profiles using gin (search_text gin_trgm_ops);
    create index supplier_profiles_short_words_idx on supplier_profiles using gin (kerf_short_words(search_text));
    create index supplier_profiles_newest_idx on supplier_profiles (created_at desc, id desc) where not is_deleted;
    create index supplier_profiles_name_idx on supplier_profiles (name_sort, id) where not is_deleted;
    create index supplier_profiles_completeness_idx on supplier_profiles (completeness desc, id desc)
      where not is_deleted;
    create index supplier_profiles_suspended_idx on supplier_profiles (created_at desc, id desc)
      where suspended_at is not null and not is_deleted;
    create index supplier_profiles_quality_system_idx on supplier_profiles (quality_system)
      where quality_system is not null;
  `)
}

async function copyAccounts(knex: Knex): Promise<void> {
  await knex.raw(`
    create function copy_account_to_supplier() returns trigger language plpgsql as $$
    begin
      select name, email::text, deleted_at is not null, is_verified
        into new.account_name, new.account_email, new.is_deleted, new.is_confirmed
        from users where id = new.user_id;
      return new;
    end $$;
    create trigger supplier_profiles_copy_account before insert on supplier_profiles
      for each row execute function copy_account_to_supplier();

    create function copy_account_change_to_supplier() returns trigger language plpgsql as $$
    begin
      update supplier_profiles set
        account_name = new.name, account_email = new.email::text, is_deleted = new.deleted_at is not null,
        is_confirmed = new.is_verified
        where user_id = new.id;
      return null;
    end $$;
    create trigger users_copy_to_supplier after update of name, email, deleted_at, is_verified on users
      for each row when (new.account_type = 'supplier') execute function copy_account_change_to_supplier();
  `)
}
