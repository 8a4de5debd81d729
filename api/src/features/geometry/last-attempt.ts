import { GeometryFailure, KernelDied } from '../../geometry/failure.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { buildGeometry } from './build-geometry.ts'

/** Whether nothing tries again after this attempt. All four jobs of STEP files have as many. */
export const isLast = ({ number }: Pick<Attempt, 'number'>): boolean => number > buildGeometry.retryLimit

/**
 * Has a kernel work on a file. Where it dies at the last attempt, another one takes the file at once: what ends them
 * both is the file, most likely because it takes too much memory. Nothing else that goes wrong is the file's fault.
 * @throws GeometryFailure `geometry.too_complex` when both died
 */
export async function runKernel<Result>(run: () => Promise<Result>, attempt: Pick<Attempt, 'number'>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof KernelDied) || !isLast(attempt)) throw error
  }
  try {
    return await run()
  } catch (error) {
    throw error instanceof KernelDied ? new GeometryFailure('geometry.too_complex', error) : error
  }
}
