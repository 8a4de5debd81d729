import { factsVersion, kernelVersion } from '../../geometry/facts.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import type { StepState, StepStates } from '../../models/step-state.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import type { Job } from '../../platform/jobs/job.ts'
import {
  buildGeometry,
  buildGeometrySlowly,
  measureFacts,
  measureFactsSlowly,
  patience,
  type StepJob,
} from './build-geometry.ts'
import { isLarge } from './lanes.ts'

/** Something that is made of the bytes of a STEP file, and how far it is. */
export interface StepProduct {
  /** In words, for the log. */
  name: string
  states: StepStates
  /** Of what makes it now. */
  version: string
  /** For small files, and for large ones. */
  lanes: readonly [small: Job<StepJob>, large: Job<StepJob>]
}

export const theFacts: StepProduct = {
  name: 'facts',
  states: FileFacts,
  version: factsVersion,
  lanes: [measureFacts, measureFactsSlowly],
}

export const theModel: StepProduct = {
  name: 'model',
  states: FileGeometry,
  version: kernelVersion,
  lanes: [buildGeometry, buildGeometrySlowly],
}

/** The queue of a file's work. */
export const laneOf = ({ lanes: [small, large] }: StepProduct, file: Pick<StoredFile, 'size' | 'mimetype'>) =>
  isLarge(file) ? large : small

/** Whether it must be made: never tried, tried by an older version, or lost on the way. */
export function isDue(
  { version }: StepProduct,
  state: Pick<StepState, 'status' | 'pipeline' | 'updatedAt'> | null,
  now: Date,
): boolean {
  if (!state) return true
  if (state.status === 'ready' || state.status === 'failed') return state.pipeline !== version
  return now.getTime() - state.updatedAt.getTime() > patience
}
