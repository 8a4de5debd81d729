import type { ChargeKind, QuoteCharge } from '@kerf/shared-contracts/contracts/quotes'
import { QuoteChargeInput } from '@kerf/shared-contracts/contracts/quotes-admin'
import { MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from '../text.ts'

const words = text.charges

/** A charge, as typed. */
export interface ChargeValues {
  /** Identifies the line in the form; never sent. */
  key: string
  kind: ChargeKind
  label: string
  amount: string
}

/** The stored part of the lines' draft. */
export const keptCharges = mini.array(
  mini.object({
    key: mini.string(),
    kind: mini.enum(['setup', 'tooling', 'freight', 'tax', 'other']),
    label: mini.string(),
    amount: mini.string(),
  }),
)

/** The initial lines: those of the offer to be revised. */
export const startingCharges = (charges: readonly QuoteCharge[] = []): ChargeValues[] =>
  charges.map(({ kind, label, amount }, index) => ({ key: `offered ${index}`, kind, label, amount }))

/** The lines in the call's form. */
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

/** The typed amount with two decimals; null if invalid. */
function amountOf(typed: string, currency: string): string | null {
  const { success, data } = MoneyInput.safeParse(typed)
  return success && isPayable(data, currency) ? data : null
}

/** The sum of the lines; null while one has no valid amount. */
export function sumOfCharges(charges: readonly ChargeValues[], currency: string): string | null {
  const amounts: string[] = []
  for (const { amount } of charges) {
    const given = amountOf(amount, currency)
    if (given === null) return null
    amounts.push(given)
  }
  return sumMoney(amounts)
}

/** The sum of parts and lines; null while one has no valid amount. */
export function totalWith(parts: string | null, charges: readonly ChargeValues[], currency: string): string | null {
  const beside = sumOfCharges(charges, currency)
  return parts === null || beside === null ? null : sumMoney([parts, beside])
}
