import { type Geometry, GeometryFacts } from '@kerf/shared-contracts/contracts/geometry'
import { kernelVersion } from '../../geometry/facts.ts'
import { geometryFailures, isGeometryFailureCode } from '../../geometry/failure.ts'
import type { FileGeometry } from '../../models/file-geometry.ts'
import type { StoredFile } from '../../models/stored-file.ts'

/** The model's address names the kernel that built it, so that browsers may keep what they fetched. */
export function presentGeometry(file: StoredFile, geometry: FileGeometry | null): Geometry {
  const code = geometry?.status === 'failed' ? geometry.errorCode : null
  const isReady = geometry?.status === 'ready'
  return {
    fileId: file.id,
    fileName: file.fileName,
    size: file.size,
    status: geometry?.status ?? 'queued',
    facts: isReady ? GeometryFacts.parse(geometry.facts) : null,
    modelUrl: isReady ? `/api/files/${file.id}/geometry/model?v=${kernelVersion}` : null,
    code,
    message: isGeometryFailureCode(code) ? geometryFailures[code] : null,
  }
}
