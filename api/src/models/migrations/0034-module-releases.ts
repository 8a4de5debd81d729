import type { Knex } from 'knex'

/**
 * Who published a release and with which token, every change of what runs, what failed in browsers, and what is being
 * published. A session says which versions its browser runs.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table publish_tokens (
      id uuid primary key,
      name text not null,
      token_hash text not null unique,
      ending text not null,
      scope text not null,
      module text,
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3),
      revoked_by uuid references users
    );
    create unique index publish_tokens_name_idx on publish_tokens (kerf_normalize(name)) where revoked_at is null;
    create index publish_tokens_created_by_idx on publish_tokens (created_by);
    create index publish_tokens_revoked_by_idx on publish_tokens (revoked_by);

    alter table module_releases
      add column size integer,
      add column published_by uuid references users,
      add column token_id uuid references publish_tokens,
      add column search_text text not null
        generated always as (kerf_normalize(module || ' ' || version || ' ' || coalesce(commit, ''))) stored;
    create index module_releases_date_idx on module_releases (created_at desc, id desc);
    create index module_releases_search_idx on module_releases using gin (search_text gin_trgm_ops);
    create index module_releases_published_by_idx on module_releases (published_by);
    create index module_releases_token_id_idx on module_releases (token_id);

    create table module_publications (
      id uuid primary key,
      module text not null,
      descriptor jsonb not null,
      begun_by uuid not null references users,
      begun_at timestamptz(3) not null
    );
    create index module_publications_begun_idx on module_publications (begun_at);
    create index module_publications_begun_by_idx on module_publications (begun_by);

    create table module_moves (
      id uuid primary key,
      module text not null,
      kind text not null check (kind in ('start', 'promote', 'canary', 'canary_end', 'rollback')),
      release_id uuid not null references module_releases,
      previous_release_id uuid references module_releases,
      percent integer check (percent between 0 and 100),
      made_by uuid references users,
      token_id uuid references publish_tokens,
      made_at timestamptz(3) not null
    );
    -- What runs already is what a first rollback returns to.
    insert into module_moves (id, module, kind, release_id, made_at)
      select gen_random_uuid(), module, 'start', release_id, updated_at from module_channels where channel = 'stable';
    create index module_moves_made_idx on module_moves (made_at desc, id desc);
    create index module_moves_of_module_idx on module_moves (module, made_at desc, id desc);
    create index module_moves_release_idx on module_moves (release_id);
    create index module_moves_previous_idx on module_moves (previous_release_id);
    create index module_moves_made_by_idx on module_moves (made_by);
    create index module_moves_token_id_idx on module_moves (token_id);

    create table module_failures (
      id uuid primary key,
      module text not null,
      version text not null,
      kind text not null check (kind in ('load', 'page')),
      message text not null,
      failed_at timestamptz(3) not null
    );
    create index module_failures_failed_idx on module_failures (failed_at);

    alter table sessions add column module_versions text;
    create index sessions_last_seen_idx on sessions (last_seen_at) where module_versions is not null;
  `)
}
