import type { Knex } from 'knex'

/** The picture of a STEP file, and by which version of the pipeline its file was tried last. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table file_geometry add column picture_key text, add column pipeline text;
    create index file_geometry_pipeline_idx on file_geometry (pipeline);
  `)
}
