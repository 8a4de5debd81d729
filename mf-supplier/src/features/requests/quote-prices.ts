import { UnitPriceInput } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { unitPriceOf } from '@kerf/shared-contracts/rules/money'
import { amountOf } from '@kerf/shared-contracts/rules/supplier-prices'
import { asTypedPrice, hasTwoReadings } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import { text } from './text.ts'

/** How prices are typed: for one piece, or for all pieces of a line. The call takes those of one piece. */
export type PricedBy = 'unit' | 'total'

/** The prices of the quote form. Input for both ways is kept, and one of them counts. */
export interface TypedPrices {
  pricedBy: PricedBy
  /** For one piece. */
  [price: `price_${string}`]: string
  /** For all pieces. */
  [total: `total_${string}`]: string
  /** ISO 4217 code. */
  currency: string
}

export interface AskedPrice {
  /** Part and quantity, in the names of the form's fields. */
  key: string
  partId: string
  partName: string
  quantity: number
  isFirst: boolean
}

/** Every requested price: each part at each quantity. */
export function askedPrices({ parts }: Pick<ReceivedRequest, 'parts'>): AskedPrice[] {
  return parts.flatMap(({ id, name, quantities }) =>
    quantities.map((quantity, at) => ({
      ...{ key: `${id}_${quantity}`, partId: id, partName: name, quantity, isFirst: at === 0 },
    })),
  )
}

/** The field of a price for one piece. */
export const unitField = ({ key }: Pick<AskedPrice, 'key'>) => `price_${key}` as const
/** The field of a price for all pieces. */
export const totalField = ({ key }: Pick<AskedPrice, 'key'>) => `total_${key}` as const

/** The field of a price that counts. */
export function countingField(price: Pick<AskedPrice, 'key'>, pricedBy: PricedBy) {
  return pricedBy === 'unit' ? unitField(price) : totalField(price)
}

const typedText = z
  .union([z.string(), z.number()])
  .refine((typed) => String(typed).trim() !== '', { message: text.form.priceMissing, abort: true })

/** A price of one piece as the form takes it. */
const typedUnitPrice = typedText
  .refine((typed) => !hasTwoReadings(String(typed)), { message: text.form.twoReadings, abort: true })
  .pipe(UnitPriceInput)

/** A price of so many pieces as the form takes it: one piece costs something, too. */
function typedTotal(quantity: number) {
  return typedText
    .pipe(MoneyInput)
    .refine((total) => UnitPriceInput.safeParse(unitPriceOf(total, quantity)).success, text.form.totalTooSmall)
}

/** The validation of each price that counts, by its field. */
export function priceSchemas(asked: readonly AskedPrice[], pricedBy: PricedBy): Record<string, z.ZodType> {
  const fields = asked.map((price): [string, z.ZodType] => [
    countingField(price, pricedBy),
    pricedBy === 'unit' ? typedUnitPrice : typedTotal(price.quantity),
  ])
  return Object.fromEntries(fields)
}

/** What is typed for one piece, and what the line then costs; null while it is missing or invalid. */
interface ReadPrice {
  unitPrice: string
  total: string
  /** The typed total, if it can be no multiple of a price with four decimals. */
  typedTotal?: string
}

/** A typed price read both ways. */
export function readPrice(price: AskedPrice, typed: TypedPrices): ReadPrice | null {
  const { quantity } = price
  const { pricedBy, currency } = typed
  if (pricedBy === 'unit') {
    const unitPrice = typedUnitPrice.safeParse(typed[unitField(price)])
    if (!unitPrice.success) return null
    return { unitPrice: unitPrice.data, total: amountOf(unitPrice.data, quantity, currency) }
  }
  const whole = typedTotal(quantity).safeParse(typed[totalField(price)])
  if (!whole.success) return null
  const unitPrice = unitPriceOf(whole.data, quantity)
  const total = amountOf(unitPrice, quantity, currency)
  return { unitPrice, total, ...(total !== whole.data && { typedTotal: whole.data }) }
}

/**
 * The same prices typed the other way. Earlier input for that way stays if it means the same, so that looking at the totals
 * and back changes no price.
 */
export function typedAs<Values extends TypedPrices>(
  pricedBy: PricedBy,
  asked: readonly AskedPrice[],
  typed: Values,
): Values {
  if (pricedBy === typed.pricedBy) return typed
  const other = { ...typed, pricedBy }
  for (const price of asked) {
    const field = countingField(price, pricedBy)
    const said = readPrice(price, typed)
    const meant = readPrice(price, other)
    if (said === null) {
      if (meant !== null) Object.assign(other, { [field]: '' })
    } else if (meant?.total !== said.total) {
      Object.assign(other, { [field]: pricedBy === 'unit' ? asTypedPrice(said.unitPrice) : said.total })
    }
  }
  return other
}
