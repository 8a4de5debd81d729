import type { ChargeKind, QuoteCharge } from '@kerf/shared-contracts/contracts/quotes'
import { QuoteChargeInput } from '@kerf/shared-contracts/contracts/quotes-admin'
import { MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from '../text.ts'

const words = text.charges

/** A line beside the parts, as typed. */
export interface ChargeValues {
  /** Names the line while it is typed, and is never sent. */
  key: string
  kind: ChargeKind
  label: string
  amount: string
}

/** What a draft holds of the lines. */
export const keptCharges = mini.array(
  mini.object({
    key: mini.string(),
    kind: mini.enum(['setup', 'tooling', 'freight', 'tax', 'other']),
    label: mini.string(),
    amount: mini.string(),
  }),
)

/** What the lines begin with: those of the offer that is revised. */
export const startingCharges = (charges: readonly QuoteCharge[] = []): ChargeValues[] =>
  charges.map(({ kind, label, amount }, index) => ({ key: `offered ${index}`, kind, label, amount }))

/** The lines as they are sent. */
export const chargesBody = (charges: readonly ChargeValues[]): QuoteCharge[] =>
  charges.map(({ kind, label, amount }) => ({ kind, label, amount }))

/** @param currency whose decimals an amount has */
export function chargesSchema(currency: string) {
  const { label } = QuoteChargeInput.shape
  return z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      label,
      amount: z.string().refine((typed) => amountOf(typed, currency) !== null, words.invalidAmount),
    }),
  )
}

/** The amount that was typed, with two decimals; null where that is none. */
function amountOf(typed: string, currency: string): string | null {
  const { success, data } = MoneyInput.safeParse(typed)
  return success && isPayable(data, currency) ? data : null
}

/** What the lines come to; null while one of them has no amount. */
export function sumOfCharges(charges: readonly ChargeValues[], currency: string): string | null {
  const amounts: string[] = []
  for (const { amount } of charges) {
    const given = amountOf(amount, currency)
    if (given === null) return null
    amounts.push(given)
  }
  return sumMoney(amounts)
}

/** What parts and lines come to together; null while one of them has no amount. */
export function totalWith(parts: string | null, charges: readonly ChargeValues[], currency: string): string | null {
  const beside = sumOfCharges(charges, currency)
  return parts === null || beside === null ? null : sumMoney([parts, beside])
}
