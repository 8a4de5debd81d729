import type { Knex } from 'knex'
import { searchText } from './0009-one-way-of-writing.ts'

/**
 * Whose things the audit log and the files are about, and what the log is narrowed and searched by, so that an index
 * answers each of them. The database keeps these columns itself; entries outlive what they are about.
 */
export async function up(knex: Knex): Promise<void> {
  await nameOwners(knex)
  await describeFiles(knex)
  await describeEntries(knex)
}

/** Who has a thing, and its number, where it has one. */
async function nameOwners(knex: Knex): Promise<void> {
  await knex.raw(`
    create function kerf_owner_of(its_type text, its_id uuid, out owner_id uuid, out number text)
      language plpgsql stable as $$
    begin
      case its_type
        when 'user' then owner_id := its_id;
        when 'rfq' then
          select rfqs.customer_id, rfqs.number into owner_id, number from rfqs where id = its_id;
        when 'quote', 'purchase_order' then
          select quotes.customer_id, quotes.number into owner_id, number from quotes where id = its_id;
        when 'order', 'invoice', 'quality_check' then
          select orders.customer_id, orders.number into owner_id, number from orders where id = its_id;
        when 'shipment' then
          select orders.customer_id, orders.number into owner_id, number
            from shipments join orders on orders.id = shipments.order_id where shipments.id = its_id;
        when 'conversation' then
          select conversations.customer_id into owner_id from conversations where id = its_id;
        when 'message' then
          select conversations.customer_id into owner_id
            from messages join conversations on conversations.id = messages.conversation_id where messages.id = its_id;
        when 'file' then
          select its.owner_id, its.number into owner_id, number
            from files cross join lateral kerf_owner_of(linked_to_type, linked_to_id) its where files.id = its_id;
        else null;
      end case;
    end $$;
  `)
}

async function describeFiles(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files add column owner_id uuid references users;
    update files set owner_id = (kerf_owner_of(linked_to_type, linked_to_id)).owner_id where linked_to_id is not null;
    create index files_owner_idx on files (owner_id, created_at desc, id desc) where owner_id is not null;

    create function copy_owner_to_file() returns trigger language plpgsql as $$
    begin
      new.owner_id := (kerf_owner_of(new.linked_to_type, new.linked_to_id)).owner_id;
      return new;
    end $$;
    create trigger files_copy_owner before insert or update of linked_to_type, linked_to_id on files
      for each row execute function copy_owner_to_file();
  `)
}

async function describeEntries(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Texts among the changes that a person may look for: ids and hashes are none.
    create function kerf_audit_words(changes jsonb) returns text language sql immutable parallel safe
      return (
        select left(string_agg(word #>> '{}', E'\\x1f'), 500) from jsonb_path_query(changes, 'strict $.**') word
        where jsonb_typeof(word) = 'string' and word #>> '{}' !~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40,})$'
      );

    -- No references: an entry outlives what it is about.
    alter table audit_log add column owner_id uuid, add column object_number text;
    update audit_log set (owner_id, object_number) = (select owner_id, number from kerf_owner_of(object_type, object_id))
      where object_id is not null;
    alter table audit_log
      add column kind text not null generated always as (case
        when action like 'session.%' then 'sign_in'
        when object_type = 'user' then 'account'
        when object_type in ('company', 'company_invitation') then 'company'
        when object_type in ('rfq', 'quote', 'order', 'file', 'message') then object_type
        when object_type = 'shipment' then 'order'
        when object_type = 'conversation' then 'message'
        else 'other'
      end) stored,
      add column search_text text not null generated always as (
        ${searchText(`translate(action, '._', '  ')`, 'object_number', 'address', 'kerf_audit_words(changes)')}
      ) stored;

    drop index audit_log_actor_idx;
    create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc) include (kind)
      where actor_id is not null;
    create index audit_log_owner_idx on audit_log (owner_id, at desc, id desc) include (kind, actor_id)
      where owner_id is not null;
    create index audit_log_kind_idx on audit_log (kind, at desc, id desc);
    create index audit_log_search_idx on audit_log using gin (search_text gin_trgm_ops);
    create index audit_log_short_words_idx on audit_log using gin (kerf_short_words(search_text));

    create function describe_audit_entry() returns trigger language plpgsql as $$
    begin
      if new.object_id is null then return new; end if;
      select owner_id, number into new.owner_id, new.object_number from kerf_owner_of(new.object_type, new.object_id);
      if new.owner_id is null then
        -- It is gone by now, as a deleted file is: the entry of before knows whose it was.
        select owner_id, object_number into new.owner_id, new.object_number from audit_log
          where object_type = new.object_type and object_id = new.object_id order by at desc, id desc limit 1;
      end if;
      return new;
    end $$;
    create trigger audit_log_describe before insert on audit_log
      for each row execute function describe_audit_entry();
  `)
}
