/** How many pieces of one line a receipt counted. */
export interface CountedPieces {
  /** Good ones. */
  quantity: number
  /** Faulty ones, which are to come again. */
  rejected: number
}

/** What a receipt may count of one line (docs/product/suppliers.md, 'Receiving goods'). */
export interface ReceiptLimits {
  /** Good pieces at most; what later receipts counted has room beside them. */
  good: number
  /** Good pieces at most once later receipts are corrected that counted faulty ones. */
  goodWithoutFaulty: number
  /** Good and faulty pieces at most: so many were still to come then. */
  together: number
}

/** What a receipt without the line counted of it. */
export const nothingCounted: CountedPieces = { quantity: 0, rejected: 0 }

/**
 * No delivery brought more than was still to come then, neither this one nor any after it.
 * @param ordered pieces of the line
 * @param counts of the line by every receipt, the oldest first
 * @param at which of them the limits are for
 */
export function receiptLimits(ordered: number, counts: readonly CountedPieces[], at: number): ReceiptLimits {
  const together = ordered - counts.slice(0, at).reduce((sum, { quantity }) => sum + quantity, 0)
  let [good, left] = [together, together]
  for (const { quantity, rejected } of counts.slice(at + 1)) {
    good = Math.min(good, left - quantity - rejected)
    left -= quantity
  }
  return { good, goodWithoutFaulty: left, together }
}

/**
 * Why a receipt cannot have counted so much: the other receipts counted the rest, a later one has to be corrected first,
 * or its faulty pieces exceed what was still to come. Undefined if it can.
 */
export function excessOf(
  { quantity, rejected }: CountedPieces,
  { good, goodWithoutFaulty, together }: ReceiptLimits,
): 'good' | 'later' | 'faulty' | undefined {
  if (quantity > goodWithoutFaulty) return 'good'
  if (quantity > good) return 'later'
  return quantity + rejected > together ? 'faulty' : undefined
}
