import type { Knex } from 'knex'

/**
 * A quote whose purchase order was cancelled can be ordered again; when everything a request asks for is awarded; and
 * the day on which the next certificate of a supplier ends.
 */
export async function up(knex: Knex): Promise<void> {
  await orderAgain(knex)
  await markAwarded(knex)
  await dateLapsing(knex)
}

async function orderAgain(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table purchase_orders drop constraint purchase_orders_supplier_quote_id_key;
    create unique index purchase_orders_live_key on purchase_orders (supplier_quote_id) where status <> 'cancelled';
    create index purchase_orders_supplier_quote_idx on purchase_orders (supplier_quote_id);
  `)
}

async function markAwarded(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when everything is awarded and no quote waits; a copy for the suppliers' lists, kept by the trigger.
    alter table supplier_requests add column awarded_at timestamptz(3);
    alter table supplier_request_assignments add column is_awarded boolean not null default false;

    create or replace function copy_request_to_assignment() returns trigger language plpgsql as $$
    begin
      select due_date, due_sort, project_sort, search_text, awarded_at is not null
        into new.due_date, new.due_sort, new.project_sort, new.search_text, new.is_awarded
        from supplier_requests where id = new.request_id;
      return new;
    end $$;

    create function copy_award_change() returns trigger language plpgsql as $$
    begin
      update supplier_request_assignments set is_awarded = new.awarded_at is not null where request_id = new.id;
      return null;
    end $$;
    create trigger supplier_requests_copy_award after update of awarded_at on supplier_requests
      for each row execute function copy_award_change();
  `)
}

async function dateLapsing(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The first end of a certificate that no other of its name outlives.
    alter table supplier_profiles add column certificates_end_on date;

    create function certificates_end(supplier uuid) returns date language sql stable as $$
      select min(ending.expires_on) from supplier_certificates ending
      where ending.supplier_id = supplier and not exists (
        select from supplier_certificates later
        where later.supplier_id = ending.supplier_id and kerf_normalize(later.name) = kerf_normalize(ending.name)
          and (later.expires_on is null or later.expires_on > ending.expires_on))
    $$;
    update supplier_profiles set certificates_end_on = certificates_end(user_id)
      where exists (select from supplier_certificates where supplier_id = user_id);

    create function note_certificates_end() returns trigger language plpgsql as $$
    declare supplier uuid := coalesce(new.supplier_id, old.supplier_id);
    begin
      update supplier_profiles set certificates_end_on = certificates_end(supplier) where user_id = supplier;
      return null;
    end $$;
    create trigger supplier_certificates_end after insert or delete or update of name, expires_on
      on supplier_certificates for each row execute function note_certificates_end();

    create index supplier_profiles_certificates_end_idx on supplier_profiles (certificates_end_on, id)
      where certificates_end_on is not null and suspended_at is null and not is_deleted and is_confirmed;
  `)
}
