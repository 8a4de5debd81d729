import { rfqGraph } from '../rfqs/service.ts'

/** The relations that present an order. */
export const orderGraph = `[
  rfq.${rfqGraph}, quote.current, customer.company, lines, statusChanges, qualityDecisions.decider
]`
