import type { Knex } from 'knex'

/** What lists of companies and customers are sorted and narrowed by. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table companies
      add column name_sort text not null generated always as (left(lower(name), 200)) stored;
    create index companies_name_idx on companies (name_sort, id) where merged_into_id is null;

    alter table users
      add column name_sort text not null generated always as (left(lower(name), 200)) stored;
    drop index users_name_idx;
    create index users_name_idx on users (name_sort, id) where deleted_at is null;
    create index users_customers_name_idx on users (name_sort, id)
      where account_type = 'customer' and deleted_at is null;
    create index users_customers_verified_idx on users (is_verified, created_at desc, id desc)
      where account_type = 'customer' and deleted_at is null;
    create index users_customers_verified_name_idx on users (is_verified, name_sort, id)
      where account_type = 'customer' and deleted_at is null;
  `)
}
