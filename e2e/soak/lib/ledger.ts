/** Everything Kerf confirmed, which must be found again whatever happens afterwards. */
export interface Ledger {
  /** The address of a registration. */
  registrations: string[]
  /** Id -> project name. */
  rfqs: Map<string, string>
  /** Id -> SHA-256. */
  files: Map<string, string>
  /** Id of the quote -> the amount that was offered. */
  quotes: Map<string, string>
  /** Id of the quote -> id of its RFQ. */
  quoted: Map<string, string>
  /** Ids of quotes. */
  acceptances: Set<string>
  /** Id of the quote -> the number of the customer's purchase order. */
  purchaseOrders: Map<string, string>
  /** Id of the order -> id of its RFQ. */
  orders: Map<string, string>
  /** Id of the order and the stage that it reached. */
  moves: { orderId: string; status: string }[]
  /** Id -> text. */
  messages: Map<string, string>
}

export const emptyLedger = (): Ledger => ({
  registrations: [],
  rfqs: new Map(),
  files: new Map(),
  quotes: new Map(),
  quoted: new Map(),
  acceptances: new Set(),
  purchaseOrders: new Map(),
  orders: new Map(),
  moves: [],
  messages: new Map(),
})

/** How many writes were confirmed. */
export function sizeOf({ registrations, moves, ...kept }: Ledger): number {
  const kinds = [kept.rfqs, kept.files, kept.quotes, kept.acceptances, kept.purchaseOrders, kept.orders, kept.messages]
  return kinds.reduce((sum, kind) => sum + kind.size, registrations.length + moves.length)
}
