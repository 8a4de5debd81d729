import { type FileFacts as FactsAnswer, type Geometry, GeometryFacts } from '@kerf/shared-contracts/contracts/geometry'
import { inMeantUnit, unitQuestion } from '@kerf/shared-contracts/rules/part-unit'
import { isGeometryFailureCode } from '../../geometry/failure.ts'
import type { FileFacts } from '../../models/file-facts.ts'
import type { FileGeometry } from '../../models/file-geometry.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import { modelVersion } from './model-version.ts'
import { text } from './text.ts'

/** The model's address names its bytes, so that browsers may keep what they fetched for good. */
export function presentGeometry(file: StoredFile, geometry: FileGeometry | null): Geometry {
  const code = geometry?.status === 'failed' ? geometry.errorCode : null
  const isReady = geometry?.status === 'ready'
  return {
    fileId: file.id,
    fileName: file.fileName,
    size: file.size,
    status: geometry?.status ?? 'queued',
    facts: isReady ? GeometryFacts.parse(geometry.facts) : null,
    modelUrl: isReady ? `/api/files/${file.id}/geometry/model?v=${modelVersion(geometry)}` : null,
    code,
    message: isGeometryFailureCode(code) ? text[code] : null,
  }
}

/** In the unit that was meant. The question stays as it was, so that an answer can be taken back. */
export function presentFacts(file: StoredFile, found: FileFacts | null): FactsAnswer {
  const code = found?.status === 'failed' ? found.errorCode : null
  const facts = found?.status === 'ready' ? found.facts : null
  return {
    fileId: file.id,
    status: found?.status ?? 'queued',
    facts: facts && inMeantUnit(facts, file.meantUnit ?? 'as_read'),
    meantUnit: file.meantUnit,
    unitQuestion: facts && unitQuestion(facts),
    code,
    message: isGeometryFailureCode(code) ? text[code] : null,
  }
}
