import type { Platform } from '../../platform/platform.ts'
import { clearAfterDeletion } from './jobs.ts'
import { clearLeftovers } from './service.ts'

export async function accountDeletionWorkers({ jobs, knex }: Platform): Promise<void> {
  await jobs.work(clearAfterDeletion, (requester) => knex.transaction((tx) => clearLeftovers(tx, requester)))
}
