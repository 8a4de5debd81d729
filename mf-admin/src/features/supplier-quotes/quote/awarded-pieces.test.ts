import { expect, test } from 'vitest'
import { supplierQuote } from '../../../../test/supplier-request.ts'
import { text } from '../text.ts'
import { type Awarding, awardedPieces, mostPieces, shortPart } from './awarded-pieces.ts'
import { reasonAgainst } from './quote-words.ts'

/** A request for one part, of which pieces were awarded. @param orders whether each award's order was cancelled */
const request = (quantities: number[], awarded: number[], orders: boolean[] = []): Awarding => ({
  parts: [{ id: 'p', name: 'Bracket', quantities }],
  supplierQuotes: awarded.map((quantity, at) => ({
    isPurchaseOrderCancelled: orders[at] ?? false,
    awards: [{ partId: 'p', quantity }],
  })),
})

const quote = supplierQuote({ status: 'pending' })

test('pieces are awarded once, and a cancelled purchase order gives them back', () => {
  expect(awardedPieces(request([100], [30, 20]), 'p')).toBe(50)
  expect(awardedPieces(request([100], [30, 20], [true]), 'p')).toBe(20)
  expect(mostPieces(request([50, 100], [30]), { id: 'p', quantities: [50, 100] })).toBe(70)
})

test('a whole quote can be accepted while its first quantity is left of the greatest one', () => {
  expect(shortPart(request([50, 100], [50]))).toBeUndefined()
  expect(shortPart(request([50, 100], [51]))).toMatchObject({ id: 'p' })
})

test('accepting says why it cannot be done: nothing is left, or too few pieces', () => {
  expect(reasonAgainst(request([100], []), quote)).toBeUndefined()
  expect(reasonAgainst(request([100], [100]), quote)).toBe(text.quote.allAwarded)
  expect(reasonAgainst(request([100], [60]), quote)).toBe(text.quote.partlyAwarded('Bracket', 40))
  expect(reasonAgainst(request([100], [60]), { ...quote, isExpired: true })).toBe(text.quote.expiredText)
})
