import { GeometryPool } from '../../geometry/geometry-pool.ts'
import type { Platform } from '../../platform/platform.ts'
import { buildGeometry } from './build-geometry.ts'
import * as geometries from './service.ts'

/** Builds the models of STEP files, each in a process beside this one. */
export async function geometryWorkers(platform: Platform): Promise<void> {
  const pool = new GeometryPool({ timeLimit: platform.config.waits.geometry })
  // A half-built model is built again after the restart.
  platform.stopping.addEventListener('abort', () => pool.close(), { once: true })
  await platform.jobs.work(buildGeometry, (payload, attempt) => geometries.build(platform, pool, payload, attempt))
}
