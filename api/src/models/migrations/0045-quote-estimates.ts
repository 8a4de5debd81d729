import type { Knex } from 'knex'

/**
 * What the cost tables said of a quoted part when it was quoted, beside what was asked for it, so that the tables can be
 * judged. What a report groups by is copied: it reads one index however many quotes there are.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quote_estimates (
      line_id uuid primary key references quote_lines on delete cascade,
      revision_id uuid not null references quote_revisions on delete cascade,
      amount numeric(14, 2) not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      material text not null,
      process text not null,
      -- Quoted by estimated; null where they are in different currencies.
      ratio numeric(14, 4) check (ratio >= 0),
      -- Whether no later revision of the quote was offered.
      is_current boolean not null default true,
      offered_at timestamptz(3) not null
    );
    create index quote_estimates_revision_idx on quote_estimates (revision_id);
    create index quote_estimates_report_idx on quote_estimates (offered_at) include (material, process, ratio)
      where is_current and ratio is not null;
  `)
}
