import type { NoEstimate } from '@kerf/shared-contracts/rules/estimate/estimate'
import { words } from '@kerf/shared-contracts/words/words'

/** What is said of a price that Kerf estimates, or cannot. */
export const text = words('api/estimates', {
  reasons: {
    no_volume: 'The drawing is not a closed solid, so nobody can tell how much material it takes.',
    material_unknown: 'There is no price for this material yet.',
    process_unknown: 'This process is always quoted by hand.',
    finish_unknown: 'There is no price for this finish yet.',
    tolerance_unknown: 'There is no price for this tolerance yet.',
  } satisfies Record<NoEstimate, string>,
  /** Filled up for each part, the smallest order would count as often as there are parts. */
  wholeRequest: 'The smallest order is for all parts together, and is not in this price.',
})
