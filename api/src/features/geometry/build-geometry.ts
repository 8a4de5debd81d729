import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** After this many milliseconds work that never ended is requested again; its job may have been lost. */
export const patience = 10 * 60 * 1000

const stepJob = z.object({ sha256: z.string(), objectKey: z.string() })

/** The bytes that a job works on, and where they are stored. */
export type StepJob = z.output<typeof stepJob>

const settings = {
  payload: stepJob,
  retryLimit: 2,
  // longer than kernels get for a large file
  expireInSeconds: 600,
  policy: 'exclusive',
} as const

/** Turns the STEP file with these bytes into a model: once, however many files have the same bytes. */
export const buildGeometry = defineJob({ name: 'geometry.build', ...settings })

/** The same for large files, so that small ones never queue behind them. */
export const buildGeometrySlowly = defineJob({ name: 'geometry.build_slowly', ...settings })

/** Measures the STEP file with these bytes; apart from its model, so that facts never wait for a picture. */
export const measureFacts = defineJob({ name: 'geometry.measure', ...settings })

/** The same for large files. */
export const measureFactsSlowly = defineJob({ name: 'geometry.measure_slowly', ...settings })

/**
 * Looks for STEP files that this version of the pipeline never tried, and for those whose work never ended, from the hash
 * `after` on.
 */
export const refreshGeometry = defineJob({
  name: 'geometry.refresh',
  payload: z.object({ after: z.string() }),
  // Each run queues the next.
  policy: 'stately',
})
