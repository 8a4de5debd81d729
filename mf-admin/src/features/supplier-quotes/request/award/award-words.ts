import type { AwardFact, Breach, Exclusion, Obstacle } from '@kerf/shared-contracts/rules/award/terms'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { distinctNames } from '../../quote/quote-words.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from './text.ts'

/** What suppliers, parts and amounts of an award are called. */
export interface AwardNames {
  supplier: (id: string) => string
  part: (id: string) => string
  money: (amount: string) => string
}

/** @param currency of the award */
export function awardNames({ supplierQuotes, parts }: RequestDetails, currency: string): AwardNames {
  const suppliers = distinctNames(supplierQuotes)
  const partNames = new Map(parts.map(({ id, name }) => [id, name]))
  return {
    supplier: (id) => suppliers.get(id) ?? text.unsaid,
    part: (id) => partNames.get(id) ?? text.unsaid,
    money: (amount) => formatMoney(amount, currency),
  }
}

function exclusionWords(exclusion: Exclusion, supplier: string): string {
  const words = text.exclusions
  switch (exclusion.reason) {
    case 'other_currency':
      return words.other_currency(supplier, exclusion.currency)
    case 'expired':
      return words.expired(supplier, formatDate(exclusion.validUntil))
    case 'too_late':
      return words.too_late(supplier, formatDate(exclusion.arrivesOn))
    case 'too_early':
      return words.too_early(supplier, formatDate(exclusion.arrivesOn))
    case 'no_certificate':
      return words.no_certificate(supplier, listed(exclusion.missing))
    case 'does_not_cover':
      return words.does_not_cover(supplier)
  }
}

/** What explains an award. */
export function factWords(fact: AwardFact, { supplier, part, money }: AwardNames): string {
  const name = supplier(fact.supplierId)
  if (fact.kind === 'excluded') return exclusionWords(fact, name)
  if (fact.kind === 'cheaper_alone') {
    return text.facts.cheaper_alone(part(fact.partId), name, money(fact.amount), money(fact.paid))
  }
  if (fact.smallestQuantity === null) return text.facts.not_offered(name, part(fact.partId))
  return text.facts.offered_from(name, part(fact.partId), fact.smallestQuantity)
}

/** Why no award keeps the limits. */
export function obstacleWords(obstacle: Obstacle, { part }: AwardNames): string {
  const words = text.obstacles
  switch (obstacle.kind) {
    case 'part_not_covered':
      return words.part_not_covered(part(obstacle.partId))
    case 'limits_contradict':
      return words.limits_contradict(obstacle.minSources, obstacle.maxSuppliers)
    case 'too_few_sources':
      return words.too_few_sources(obstacle.available, obstacle.minSources)
    case 'needs_more_suppliers':
      return words.needs_more_suppliers(obstacle.atLeast, obstacle.maxSuppliers)
    case 'cannot_be_split':
      return words.cannot_be_split(obstacle.minSources)
  }
}

/** What a choice does not keep. */
export function breachWords(breach: Breach, { supplier, part }: AwardNames): string {
  const words = text.breaches
  switch (breach.kind) {
    case 'excluded':
      return exclusionWords(breach, supplier(breach.supplierId))
    case 'not_offered':
      return words.not_offered(supplier(breach.supplierId), breach.quantity, part(breach.partId))
    case 'pieces_missing':
      return words.missing(breach.pieces, part(breach.partId))
    case 'pieces_too_many':
      return words.tooMany(breach.pieces, part(breach.partId))
    case 'too_many_suppliers':
      return words.tooManySuppliers(breach.suppliers, breach.maxSuppliers)
    case 'too_few_sources':
      return words.tooFewSources(breach.suppliers, breach.minSources)
    case 'unknown_supplier':
    case 'unknown_part':
      return words.unknown
  }
}
