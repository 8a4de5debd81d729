import { GeometryPool } from '../../geometry/geometry-pool.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  buildGeometry,
  buildGeometrySlowly,
  measureFacts,
  measureFactsSlowly,
  refreshGeometry,
} from './build-geometry.ts'
import { measure } from './facts-service.ts'
import { refresh } from './refresh-service.ts'
import * as geometries from './service.ts'

/** Large files take this many times as long: nothing small waits behind them. */
const largeTimes = 3

/**
 * Builds the models of STEP files and measures them, each in a process beside this one: one lane for small files, one
 * for large ones.
 */
export async function geometryWorkers(platform: Platform): Promise<void> {
  const { waits, kernelMb: mostHeldMb } = platform.config
  const limitsOf = (isLarge: boolean) => ({ timeLimit: waits.geometry * (isLarge ? largeTimes : 1), mostHeldMb })
  for (const lane of [buildGeometry, buildGeometrySlowly]) {
    const pool = new GeometryPool('model', limitsOf(lane === buildGeometrySlowly))
    // A half-built model is built again after the restart.
    platform.stopping.addEventListener('abort', () => pool.close(), { once: true })
    await platform.jobs.work(lane, (payload, attempt) => geometries.build(platform, pool, payload, attempt))
  }
  for (const lane of [measureFacts, measureFactsSlowly]) {
    const pool = new GeometryPool('facts', limitsOf(lane === measureFactsSlowly))
    platform.stopping.addEventListener('abort', () => pool.close(), { once: true })
    await platform.jobs.work(lane, (payload, attempt) => measure(platform, pool, payload, attempt))
  }
  await platform.jobs.work(refreshGeometry, (payload) => refresh(platform, payload))
}
