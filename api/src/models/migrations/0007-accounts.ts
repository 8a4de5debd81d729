import type { Knex } from 'knex'

/** What accounts keep about themselves, invitations to companies, and tries to register what has an account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column notifications_off text[] not null default '{}',
      add column company_joined_at timestamptz(3),
      add column last_sign_in_at timestamptz(3);
    create index users_all_newest_idx on users (created_at desc, id desc) where deleted_at is null;
    create index users_name_idx on users (name, id) where deleted_at is null;

    create table company_invitations (
      id uuid primary key,
      company_id uuid not null references companies,
      email citext not null check (btrim(email::text) <> ''),
      company_role text not null check (company_role in ('owner', 'buyer', 'viewer')),
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
      constraint company_invitations_accepted_check check ((accepted_at is null) = (accepted_by is null)),
      constraint company_invitations_answer_check check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
    );
    -- One that waits for an answer per company and address.
    create unique index company_invitations_open_key on company_invitations (company_id, email)
      where accepted_at is null and declined_at is null and withdrawn_at is null;
    create index company_invitations_email_idx on company_invitations (email);
    create index company_invitations_invited_by_idx on company_invitations (invited_by);
    create index company_invitations_accepted_by_idx on company_invitations (accepted_by)
      where accepted_by is not null;
    create index company_invitations_expires_at_idx on company_invitations (expires_at);

    -- Refused sign-ins that name no account are swept.
    create index audit_log_nobodys_idx on audit_log (at) where actor_id is null and object_id is null;
  `)
  await createRegistrationAttempts(knex)
}

/** What was tried with an address is over when its account is deleted or has another one, whoever changes that. */
async function createRegistrationAttempts(knex: Knex): Promise<void> {
  await knex.raw(`
    create table registration_attempts (
      email citext not null,
      account_type text not null check (account_type in ('customer', 'supplier')),
      password_hash text not null,
      attempted_at timestamptz(3) not null default now(),
      primary key (email, account_type)
    );
    create function forget_registration_attempts() returns trigger language plpgsql as $$
    begin
      delete from registration_attempts where email = old.email and account_type = old.account_type;
      return null;
    end $$;
    create trigger users_forget_attempts_on_update after update of email, deleted_at on users
      for each row when (old.email <> new.email or new.deleted_at is not null)
      execute function forget_registration_attempts();
    create trigger users_forget_attempts_on_delete after delete on users
      for each row execute function forget_registration_attempts();
  `)
}
