/** What an award is worked out from, and what comes out (docs/product/suppliers.md, 'Award simulator'). */

export interface AwardPart {
  id: string
  /** Pieces needed. */
  quantity: number
}

/** The price of one piece when at least so many are bought. */
export interface AwardPrice {
  partId: string
  quantity: number
  /** Text with at most four decimals. */
  unitPrice: string
}

export interface AwardOffer {
  supplierId: string
  name: string
  currency: string
  /** Both are paid once, if the supplier gets anything. */
  setup: string
  freight: string
  leadTimeDays: number
  /** Last valid day, `YYYY-MM-DD`, or null for no end. */
  validUntil: string | null
  certificates: readonly string[]
  lines: readonly AwardPrice[]
}

export interface AwardLimits {
  /** `YYYY-MM-DD` where the business is. */
  today: string
  /** The last day on which everything has to have arrived. */
  neededBy?: string | undefined
  /** The first day on which anything may arrive: before it there is no room, or no use, for the goods. */
  notBefore?: string | undefined
  maxSuppliers?: number | undefined
  /** How many suppliers have to get a share of the award as a whole, not of each part. */
  minSources?: number | undefined
  requiredCertificates?: readonly string[] | undefined
}

/** A limit that can be set or left open. */
export type AwardLimit = Exclude<keyof AwardLimits, 'today'>

export interface AwardShare {
  partId: string
  supplierId: string
  quantity: number
}

export interface AwardRequest {
  /** Offers in another one are left out: amounts of several currencies are never added. */
  currency: string
  parts: readonly AwardPart[]
  /** At most one of a supplier in each currency. */
  offers: readonly AwardOffer[]
  limits: AwardLimits
  /** What the admin would award. */
  choice?: readonly AwardShare[] | undefined
}

export interface AwardedLine extends AwardShare {
  /** With four decimals. */
  unitPrice: string
  /** Unit price times quantity, rounded half up to what the currency can pay. */
  total: string
}

export interface AwardedSupplier {
  supplierId: string
  setup: string
  freight: string
  /** Lines, setup and freight. */
  total: string
  /** Today plus the lead time, `YYYY-MM-DD`. */
  arrivesOn: string
}

export interface Award {
  /** In the order of the parts, of each part in the order of the suppliers' names. */
  lines: AwardedLine[]
  suppliers: AwardedSupplier[]
  total: string
}

/** Why an offer takes no part. A supplier can have several. */
export type Exclusion =
  | { reason: 'other_currency'; currency: string }
  | { reason: 'expired'; validUntil: string }
  | { reason: 'too_late'; arrivesOn: string }
  | { reason: 'too_early'; arrivesOn: string }
  | { reason: 'no_certificate'; missing: string[] }
  | { reason: 'does_not_cover' }

/** Why no award keeps all limits. */
export type Obstacle =
  | { kind: 'part_not_covered'; partId: string }
  | { kind: 'limits_contradict'; minSources: number; maxSuppliers: number }
  | { kind: 'too_few_sources'; available: number; minSources: number }
  | { kind: 'needs_more_suppliers'; atLeast: number; maxSuppliers: number }
  | { kind: 'cannot_be_split'; minSources: number }

export type AwardFact =
  | ({ kind: 'excluded'; supplierId: string } & Exclusion)
  /** A supplier that takes part does not offer this part, or only from more pieces than are needed. */
  | { kind: 'part_not_offered'; supplierId: string; partId: string; smallestQuantity: number | null }
  /** The part alone costs less with this supplier; its setup and freight, or a limit, outweigh that. */
  | { kind: 'cheaper_alone'; partId: string; supplierId: string; amount: string; paid: string }

/** What a choice does not keep. */
export type Breach =
  | ({ kind: 'excluded'; supplierId: string } & Exclusion)
  | { kind: 'unknown_supplier'; supplierId: string }
  | { kind: 'unknown_part'; partId: string }
  | { kind: 'not_offered'; supplierId: string; partId: string; quantity: number }
  | { kind: 'pieces_missing'; partId: string; pieces: number }
  | { kind: 'pieces_too_many'; partId: string; pieces: number }
  | { kind: 'too_many_suppliers'; suppliers: number; maxSuppliers: number }
  | { kind: 'too_few_sources'; suppliers: number; minSources: number }

export interface ChoiceComparison {
  /** Null where a share has no price in the currency; the breaches say which. */
  award: Award | null
  /** The choice's total less that of the cheapest award, `"-3.00"` where the choice costs less; null without both. */
  difference: string | null
  breaches: Breach[]
}

/** The cheapest award under other circumstances, and what it costs more (or less, `"-3.00"`) than the one before. */
export interface Alternative {
  award: Award | null
  difference: string | null
  /** As in {@link AwardSimulation}. */
  isProven: boolean
  obstacles: Obstacle[]
}

export interface AwardSimulation {
  currency: string
  /** The cheapest award; null where none was found. */
  award: Award | null
  /**
   * Whether no award can cost less, or, without an award, whether there is none. Where a piece has a price that the
   * currency cannot pay, dividing a part can save a part of the smallest unit by rounding alone; that is not sought.
   */
  isProven: boolean
  /** Why there is no award. */
  obstacles: Obstacle[]
  facts: AwardFact[]
  choice: ChoiceComparison | null
  /** For each supplier of the award: what is cheapest without it. */
  without: (Alternative & { supplierId: string })[]
  /** For each limit that is set: what is cheapest without it. */
  unlimited: (Alternative & { limit: AwardLimit })[]
}
