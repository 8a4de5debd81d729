import { isDeepStrictEqual } from 'node:util'
import type { CostSettings, PartEstimate, UpdateCostSettingsBody } from '@kerf/shared-contracts/contracts/estimates'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { defaultCostTables } from '@kerf/shared-contracts/rules/estimate/cost-tables'
import {
  cheaperWays,
  type Estimate,
  type EstimateWish,
  estimate,
  estimatedQuantities,
} from '@kerf/shared-contracts/rules/estimate/estimate'
import { rangeAround } from '@kerf/shared-contracts/rules/estimate/range'
import type { z } from 'zod'
import { ProviderSettingsRow } from '../../models/provider-settings-row.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockSettings } from '../settings/service.ts'
import { costsChanged } from './events.ts'
import { text } from './text.ts'

/** Until somebody says otherwise. */
const defaults: CostSettings = { ...defaultCostTables, shown: 'range', rangePercent: 20 }

/** What estimates are made from, as it stands in the database. */
export async function readCosts({ tx }: Pick<ReadWork, 'tx'>): Promise<CostSettings> {
  const row = await ProviderSettingsRow.query(tx).select('costTables').first()
  return row?.costTables ?? defaults
}

/** Changes what estimates are made from. @throws Problem `write.stale` */
export async function updateCosts(
  work: Work,
  { basedOn, ...wanted }: z.output<typeof UpdateCostSettingsBody>,
): Promise<CostSettings> {
  const row = await lockSettings(work.tx)
  const present = row.costTables ?? defaults
  const changedBy = { object: { type: 'settings', id: row.id }, actions: [costsChanged.name] }
  await assertNotStale(work, { basedOn, present, wanted, changedBy })
  const names = Object.keys(wanted) as (keyof CostSettings)[] // the keys of what was parsed
  const fields = names.filter((name) => !isDeepStrictEqual(present[name], wanted[name]))
  if (fields.length === 0) return present
  await row.$query(work.tx).patch({ costTables: wanted })
  await work.happened(costsChanged, { settings: row, fields })
  return wanted
}

const nothing: PartEstimate = { status: 'off', reason: null, currency: null, prices: [], hints: [], assumptions: [] }

interface Asked {
  isMeasuring: boolean
  isAdmin: boolean
  quantities: readonly number[]
  /** The request has other parts. */
  isOneOfSeveral: boolean
}

/** What is told of a part's price. Where estimates are off customers are told nothing, not even a reason. */
export function tellEstimate(
  facts: PartFacts | null,
  { isMeasuring, isAdmin, quantities, isOneOfSeveral }: Asked,
  wish: EstimateWish,
  settings: CostSettings,
): PartEstimate {
  const costs = isOneOfSeveral && Number(settings.minimumOrder) > 0 ? { ...settings, minimumOrder: '0.00' } : settings
  if (!isAdmin && costs.shown === 'off') return nothing
  if (!facts) return { ...nothing, status: isMeasuring ? 'measuring' : 'none' }
  const [first = 1] = quantities
  const asked = estimate(facts, wish, first, costs)
  if (!asked.estimate) return { ...nothing, status: 'none', reason: text.reasons[asked.reason] }
  const results = estimatedQuantities(quantities).flatMap((of) => estimate(facts, wish, of, costs).estimate ?? [])
  return {
    status: 'ready',
    reason: null,
    currency: costs.currency,
    prices: results.map((result) => tellPrice(result, isAdmin, costs)),
    hints: cheaperWays(facts, wish, first, costs),
    assumptions: [...asked.estimate.assumptions, ...(costs === settings ? [] : [text.wholeRequest])],
  }
}

function tellPrice(result: Estimate, isAdmin: boolean, costs: CostSettings): PartEstimate['prices'][number] {
  const { quantity, total, unitPrice, lines, currency } = result
  if (isAdmin) return { quantity, total, unitPrice, low: null, high: null, lines }
  if (costs.shown === 'price') return { quantity, total, unitPrice, low: null, high: null, lines: [] }
  return { quantity, total: null, unitPrice: null, ...rangeAround(total, costs.rangePercent, currency), lines: [] }
}
