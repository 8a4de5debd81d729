import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { StepState } from './step-state.ts'

/** What was measured in a STEP file. */
export class FileFacts extends StepState {
  static override tableName = 'file_facts'

  /** Set when ready; what an older version found stays until there is something newer. */
  declare facts: PartFacts | null
}
