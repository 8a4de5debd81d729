import { words } from '@kerf/shared-contracts/words/words'
import { geometryFailures } from '../../geometry/failure.ts'

/** Why a STEP file has no 3D view, by the code of the failure. */
export const text = words('api/geometry', geometryFailures)
