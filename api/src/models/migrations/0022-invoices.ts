import type { Knex } from 'knex'

/**
 * The numbers of invoices have no gaps, which a sequence cannot promise: one row counts, and is held by who takes a
 * number until that is committed or taken back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invoice_count (
      only_row boolean primary key default true check (only_row),
      last bigint not null check (last >= 0)
    );
    insert into invoice_count (last) values (0);

    create table invoices (
      id uuid primary key,
      order_id uuid not null unique references orders,
      number text not null unique,
      issued_on date not null,
      due_on date not null,
      created_by uuid references users,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    );
  `)
}
