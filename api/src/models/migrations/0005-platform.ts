import type { Knex } from 'knex'

/** What the platform keeps: audit, idempotency, rate limits and released modules. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null default now(),
      actor_id uuid references users,
      actor_kind text not null check (actor_kind in ('customer', 'supplier', 'admin', 'visitor', 'system')),
      action text not null,
      object_type text not null,
      object_id uuid,
      changes jsonb,
      address text,
      user_agent text,
      request_id text
    );
    create index audit_log_object_idx on audit_log (object_type, object_id, at desc, id desc);
    create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc) where actor_id is not null;
    create index audit_log_newest_idx on audit_log (at desc, id desc);

    create table idempotency_keys (
      user_id uuid not null references users on delete cascade,
      key text not null,
      endpoint text not null,
      request_hash text not null,
      status integer,
      response jsonb,
      created_at timestamptz(3) not null default now(),
      primary key (user_id, key, endpoint)
    );
    create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

    -- The columns and their order are those that rate-limiter-flexible inserts by position.
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire_idx on rate_limits (expire);

    create table module_releases (
      id uuid primary key,
      module text not null,
      version text not null,
      integrity jsonb not null,
      manifest jsonb not null,
      contracts text not null,
      commit text,
      created_at timestamptz(3) not null default now(),
      unique (module, version),
      unique (module, id)
    );
    create index module_releases_newest_idx on module_releases (module, created_at desc, id desc);

    create table module_channels (
      module text not null,
      channel text not null,
      release_id uuid not null,
      share_percent integer not null default 100 check (share_percent between 0 and 100),
      updated_at timestamptz(3) not null default now(),
      primary key (module, channel),
      -- A channel of a module can only point at a release of that module.
      constraint module_channels_release_fkey foreign key (module, release_id)
        references module_releases (module, id)
    );
    create index module_channels_release_id_idx on module_channels (release_id);
  `)
}
