import type { Knex } from 'knex'

/** What a receipt of goods said before it was corrected, and why it was. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table purchase_order_receipt_corrections (
      id uuid primary key,
      receipt_id uuid not null references purchase_order_receipts on delete cascade,
      reason text not null check (btrim(reason) <> ''),
      received_on date not null,
      lines jsonb not null,
      corrected_by uuid references users,
      created_at timestamptz(3) not null default now()
    );
    create index purchase_order_receipt_corrections_receipt_idx
      on purchase_order_receipt_corrections (receipt_id, created_at desc, id desc);
    create index purchase_order_receipt_corrections_by_idx on purchase_order_receipt_corrections (corrected_by)
      where corrected_by is not null;
  `)
}
