import type { QuoteChargeInput, QuoteLineInput } from '@kerf/shared-contracts/contracts/quotes-admin'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { restOf, shareOut, sumMoney, unitPriceOf } from '@kerf/shared-contracts/rules/money'
import type { z } from 'zod'
import type { RfqPart } from '../../models/rfq-part.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'

/** The price of one part at one quantity, as a revision stores it. */
export interface OfferLine {
  partId: string
  quantity: number
  amount: string
  unitPrice: string
  isChosen: boolean
}

/** What an offer charges besides its parts. */
export type OfferCharge = z.output<typeof QuoteChargeInput>

function refuseLines(message: string) {
  return problem('validation.failed', { fields: { lines: message } })
}

function refuseCharges(message: string) {
  return problem('validation.failed', { fields: { charges: message } })
}

/** What remains of the total for the parts. */
function amountOfParts(amount: string, beside: string): string {
  const left = restOf(amount, beside)
  if (left !== null && left !== '0.00') return left
  throw refuseCharges(inputText.chargesLeaveNothing(beside, amount))
}

/** Splits one price for the whole request over the parts by their first quantities, without a remainder. */
function sharedOut(amount: string, currency: string, parts: readonly RfqPart[]): OfferLine[] {
  const quantities = parts.map((part) => part.quantities[0] ?? 1)
  const shares = shareOut(amount, quantities, currency)
  return parts.map((part, index) => {
    const quantity = quantities[index] ?? 1
    const share = shares[index] ?? '0.00'
    return { partId: part.id, quantity, amount: share, unitPrice: unitPriceOf(share, quantity), isChosen: true }
  })
}

const notPayable = (currency: string) => inputText.amountsWhole(currency)

/** @throws Problem `validation.failed` if an amount has decimals its currency does not allow */
export function assertPayable(amount: string, currency: string): void {
  if (!isPayable(amount, currency)) throw problem('validation.failed', { fields: { amount: notPayable(currency) } })
}

/**
 * The lines of an offer. Without prices for single quantities, `amount` is for the whole request.
 * @param amount the total at the first quantity of each part, with the charges
 * @param given the prices for single quantities, if any @param charges what is charged besides the parts
 * @throws Problem `validation.failed` if the lines miss a requested quantity, name another or do not add up, or if an
 *   amount has decimals its currency does not allow
 */
export function offerLines(
  { amount, currency }: { amount: string; currency: string },
  parts: readonly RfqPart[],
  given: readonly z.output<typeof QuoteLineInput>[] | undefined,
  charges: readonly OfferCharge[] = [],
): OfferLine[] {
  assertPayable(amount, currency)
  if (given?.some((line) => !isPayable(line.amount, currency))) throw refuseLines(notPayable(currency))
  if (charges.some((charge) => !isPayable(charge.amount, currency))) throw refuseCharges(notPayable(currency))
  const beside = sumMoney(charges.map((charge) => charge.amount))
  if (given === undefined) return sharedOut(amountOfParts(amount, beside), currency, parts)
  const asked = parts.flatMap((part) =>
    part.quantities.map((quantity, index) => ({ partId: part.id, quantity, isChosen: index === 0 })),
  )
  if (given.length !== asked.length) throw refuseLines(inputText.everyQuantityPriced)
  const offered = asked.map(({ partId, quantity, isChosen }) => {
    const line = given.find((each) => each.partId === partId && each.quantity === quantity)
    if (!line) throw refuseLines(inputText.everyQuantityPriced)
    return { partId, quantity, isChosen, amount: line.amount, unitPrice: unitPriceOf(line.amount, quantity) }
  })
  const total = sumMoney([beside, ...offered.filter((line) => line.isChosen).map((line) => line.amount)])
  if (total !== amount) throw refuseLines(inputText.linesAddUp(total, amount))
  return offered
}
