import type { Knex } from 'knex'

/** What messages point at: a part, a file, or a face of a model. The name stays where the thing itself goes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table message_references (
      message_id uuid not null references messages on delete cascade,
      position integer not null,
      kind text not null check (kind in ('part', 'file', 'face')),
      part_id uuid references rfq_parts on delete set null,
      supplier_part_id uuid references supplier_request_parts on delete set null,
      file_id uuid references files on delete set null,
      face integer check (face >= 0),
      name text not null,
      primary key (message_id, position),
      constraint message_references_target_check check (
        case kind when 'part' then file_id is null else part_id is null and supplier_part_id is null end
        and (kind = 'face') = (face is not null)
      )
    );
    create index message_references_part_idx on message_references (part_id) where part_id is not null;
    create index message_references_supplier_part_idx on message_references (supplier_part_id)
      where supplier_part_id is not null;
    create index message_references_file_idx on message_references (file_id) where file_id is not null;
  `)
}
