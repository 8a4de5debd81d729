import type {
  QualityCharacteristics,
  QualityDecisionRecord,
  QualityCharacteristic as Shown,
} from '@kerf/shared-contracts/contracts/quality-characteristics'
import { decidedOf } from '../../models/decided-characteristic.ts'
import type { QualityCharacteristic } from '../../models/quality-characteristic.ts'
import type { QualityDecision } from '../../models/quality-decision.ts'

function presentCharacteristic(characteristic: QualityCharacteristic): Shown {
  return { id: characteristic.id, orderLineId: characteristic.orderLineId, ...decidedOf(characteristic) }
}

/** @param revision counts the saves */
export function presentCharacteristics(
  revision: number,
  characteristics: readonly QualityCharacteristic[],
): QualityCharacteristics {
  return { revision, characteristics: characteristics.map(presentCharacteristic) }
}

export function presentDecision(decided: QualityDecision): QualityDecisionRecord {
  return {
    decision: decided.decision,
    notes: decided.notes,
    decidedAt: decided.decidedAt.toISOString(),
    decidedBy: decided.decider?.name ?? null,
    characteristics: decided.characteristics ?? [],
  }
}
