import { simulateAward } from '@kerf/shared-contracts/rules/award'
import type { AwardSimulation } from '@kerf/shared-contracts/rules/award/terms'
import { businessToday } from '@kerf/shared-runtime'
import { useDeferredValue, useMemo } from 'react'
import type { RequestDetails } from '../request-details.ts'
import { type AwardValues, awardRequestOf } from './award-values.ts'

export type Simulated =
  | { state: 'missing' | 'failed' }
  | { state: 'done'; simulation: AwardSimulation; isBehind: boolean }

/** The cheapest award for what is typed. It follows the typing with a delay where working it out takes long. */
export function useSimulation(request: RequestDetails, values: AwardValues): Simulated {
  const asked = useDeferredValue(values)
  const today = businessToday()
  const simulated = useMemo((): Simulated => {
    const question = awardRequestOf(request, asked, today)
    if (question === null) return { state: 'missing' }
    try {
      return { state: 'done', simulation: simulateAward(question), isBehind: false }
    } catch (error) {
      // Amounts that cannot be paid in the currency, or are too large to be added exactly.
      if (error instanceof RangeError) return { state: 'failed' }
      throw error
    }
  }, [request, asked, today])
  return simulated.state === 'done' ? { ...simulated, isBehind: asked !== values } : simulated
}
