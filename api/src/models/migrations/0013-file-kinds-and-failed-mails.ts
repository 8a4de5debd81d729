import type { Knex } from 'knex'

/** More kinds of files, and the mails that could not be delivered. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in (
      'step', 'pdf', 'spreadsheet', 'document', 'image', 'cad', 'dxf', 'table', 'email', 'archive'
    ));

    create table failed_mails (
      id uuid primary key,
      purpose text not null check (purpose in ('registration', 'password_reset', 'email_change', 'invitation', 'notice')),
      recipient text not null,
      account_type text,
      subject text not null,
      outcome text not null check (outcome in ('refused', 'given_up')),
      reason text not null,
      tries integer not null check (tries > 0),
      job_name text not null,
      payload jsonb not null,
      failed_at timestamptz(3) not null,
      retried_at timestamptz(3),
      search_text text not null generated always as (kerf_normalize(recipient || E'\\n' || subject)) stored
    );
    create index failed_mails_failed_at_idx on failed_mails (failed_at, id);
    create index failed_mails_recipient_idx on failed_mails (recipient, failed_at);
    create index failed_mails_search_idx on failed_mails using gin (search_text gin_trgm_ops);
  `)
}
