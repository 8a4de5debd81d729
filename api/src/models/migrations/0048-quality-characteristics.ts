import type { Knex } from 'knex'

/**
 * What was inspected of an order, as numbers, and what the customer says of each. A decision keeps the characteristics as
 * they were then; earlier ones were made without any.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quality_characteristics (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      order_line_id uuid references order_lines on delete set null,
      position integer not null check (position >= 0),
      number text not null,
      name text not null,
      kind text not null check (kind in ('dimension', 'attribute')),
      nominal numeric,
      lower_tolerance numeric,
      upper_tolerance numeric,
      tolerance_text text,
      unit text,
      measured jsonb not null default '[]' check (jsonb_typeof(measured) = 'array'),
      passed boolean,
      face_file_id uuid references files on delete set null,
      faces jsonb,
      decision text check (decision in ('approved', 'refused')),
      decision_note text,
      unique (order_id, position),
      constraint quality_characteristics_passed_check check (kind = 'attribute' or passed is null),
      constraint quality_characteristics_tolerance_check check (lower_tolerance <= upper_tolerance),
      constraint quality_characteristics_face_check check (face_file_id is null or jsonb_typeof(faces) = 'array'),
      constraint quality_characteristics_note_check check (decision = 'refused' or decision_note is null)
    );
    create index quality_characteristics_line_idx on quality_characteristics (order_line_id)
      where order_line_id is not null;
    create index quality_characteristics_face_idx on quality_characteristics (face_file_id)
      where face_file_id is not null;
    alter table orders add column characteristics_revision integer not null default 0;
    alter table quality_decisions add column characteristics jsonb;
  `)
}
