import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { verdictOf } from '@kerf/shared-contracts/rules/characteristics'
import type { QualityCharacteristic } from './quality-characteristic.ts'

/** What a decision keeps of a characteristic, with the verdict that it has now. */
export function decidedOf(characteristic: QualityCharacteristic): DecidedCharacteristic {
  const { faceFile, faces } = characteristic
  return {
    number: characteristic.number,
    name: characteristic.name,
    kind: characteristic.kind,
    nominal: characteristic.nominal,
    lowerTolerance: characteristic.lowerTolerance,
    upperTolerance: characteristic.upperTolerance,
    toleranceText: characteristic.toleranceText,
    unit: characteristic.unit,
    measured: characteristic.measured,
    passed: characteristic.passed,
    face: faceFile && faces ? { fileId: faceFile.id, fileName: faceFile.fileName, faces } : null,
    verdict: verdictOf(characteristic),
    decision: characteristic.decision,
    decisionNote: characteristic.decisionNote,
  }
}
