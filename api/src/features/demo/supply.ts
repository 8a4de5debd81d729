import type { SampleName } from '@kerf/samples/generate.ts'
import type { DemoProject } from './projects.ts'

/** A price of one piece for each part and each of its quantities, in the order of the request. */
type DemoPrices = readonly (readonly string[])[]

/** What a supplier does with a request; days count from when it was sent. */
export type DemoAnswer = { by: string; day: number } & (
  | { does: 'views' }
  | { does: 'declines'; reason: string }
  | {
      does: 'quotes'
      prices: DemoPrices
      currency?: string
      setup?: string
      freight?: string
      leadTime: number
      notes?: string
      withFile?: boolean
    }
)

/** How far a purchase order has come; each step includes those before it. */
export type DemoSupplyStage = 'issued' | 'acknowledged' | 'in_production' | 'shipped' | 'received'

/** What is ordered from a supplier; days count from when the request was sent. */
export interface DemoSupplyOrder {
  day: number
  /** Days after it is issued. */
  deliveredIn: number
  notes?: string
  stage: DemoSupplyStage
  /** On which day the goods came. */
  receivedDay?: number
  /** Faulty pieces of the first delivery, which a second one replaces. */
  faulty?: number
  isPaid?: boolean
}

export interface DemoAward {
  to: string
  day: number
  /** Pieces of the first part, where that is not its first quantity. */
  quantity?: number
  feedback?: string
  /** What the others are told; without it they wait. */
  others?: string
  order?: DemoSupplyOrder
}

/** A request to suppliers, and what becomes of it. */
export interface DemoSupply {
  /** The project of a customer that it is about; without one the provider asks for itself. */
  about?: DemoProject['projectName']
  /** When it was sent, where it is about no project; others follow their project. */
  daysAgo?: number
  /** Nothing of the customer. */
  projectName: string
  description: string
  specialInstructions?: string
  material: string
  /** Of each part. */
  quantities: readonly (readonly number[])[]
  /** Where it is about no project. */
  files?: readonly SampleName[]
  dueIn: number | null
  asked: readonly string[]
  answers: readonly DemoAnswer[]
  awards?: readonly DemoAward[]
}
