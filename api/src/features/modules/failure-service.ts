import type { reportModuleFailure } from '@kerf/shared-contracts/contracts/modules'
import type { z } from 'zod'
import { ModuleFailure } from '../../models/module-failure.ts'
import { ModuleRelease } from '../../models/module-release.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Work } from '../../platform/work.ts'
import { moduleFailed } from './events.ts'

/** Stores a browser's report of a release that failed. A report about a release that was never published is ignored. */
export async function report(
  work: Work<Actor | null>,
  { module, version, kind, message }: z.output<(typeof reportModuleFailure)['body']>,
): Promise<void> {
  const release = await ModuleRelease.query(work.tx).findOne({ module, version })
  if (!release) return
  await ModuleFailure.query(work.tx).insert({ module, version, kind, message, failedAt: work.now })
  await work.happened(moduleFailed, { module, version, kind })
}
