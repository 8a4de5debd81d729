import { StepState } from './step-state.ts'

/** The model of a STEP file. */
export class FileGeometry extends StepState {
  static override tableName = 'file_geometry'

  declare facts: Record<string, unknown> | null
  /** Key of the stored mesh; set when ready. */
  declare objectKey: string | null
  /** Key of the stored picture; set with the mesh. Models built before there were pictures have none yet. */
  declare pictureKey: string | null
}
