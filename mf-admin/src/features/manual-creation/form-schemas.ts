import { CustomerSearchResult } from '@kerf/shared-contracts/contracts/customers'
import { DateOnly, line, text as longText, MoneyInput, QuantityInput } from '@kerf/shared-contracts/contracts/values'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { type ChargeValues, chargesSchema, keptCharges } from '../shared/charges/charge-values.ts'
import { text } from './text.ts'

/** A customer as the search returns them. */
export type FoundCustomer = z.output<typeof CustomerSearchResult>

const chosen = (message: string) => z.custom<FoundCustomer | null>((customer) => customer !== null, message)

const filled = (message: string, schema: z.ZodType = z.unknown(), otherwise = message) =>
  z
    .string()
    .refine((typed) => typed.trim() !== '', { message, abort: true })
    .refine((typed) => schema.safeParse(typed).success, otherwise)

/** A day from today on. */
const laterDay = (today: string, past: string) =>
  z.string().refine((day) => day === '' || (DateOnly.safeParse(day).success && day >= today), past)

export interface QuoteValues {
  customer: FoundCustomer | null
  amount: string
  /** Empty for the default. */
  currency: string
  validUntil: string
  estimatedDeliveryDate: string
  notes: string
  /** The charges beside the parts. */
  charges: ChargeValues[]
  /** Null for the terms of the settings. */
  terms: string | null
  /** Kerf creates the PDF. */
  makeDocument: boolean
}

export const emptyQuote: QuoteValues = {
  customer: null,
  amount: '',
  currency: '',
  validUntil: '',
  estimatedDeliveryDate: '',
  notes: '',
  charges: [],
  terms: null,
  makeDocument: true,
}

const typed = mini.string()
const customer = mini.nullable(CustomerSearchResult)

/** The stored part of a quote's draft. */
export const keptQuote = mini.partial(
  mini.object({
    customer,
    amount: typed,
    currency: typed,
    validUntil: typed,
    estimatedDeliveryDate: typed,
    notes: typed,
    charges: keptCharges,
    terms: mini.nullable(typed),
    makeDocument: mini.boolean(),
  }),
)

/** @param today the earliest allowed day, `YYYY-MM-DD` @param currency whose decimals the amounts have */
export function quoteSchema(today: string, currency: string) {
  const words = text.quote
  return z.object({
    customer: chosen(words.customerRequired),
    amount: filled(words.amountRequired, MoneyInput, text.invalidAmount),
    currency: z.string(),
    validUntil: filled(words.validUntilRequired).pipe(laterDay(today, words.pastValidUntil)),
    estimatedDeliveryDate: laterDay(today, words.pastDelivery),
    notes: longText(4000),
    charges: chargesSchema(currency),
    terms: longText(4000).nullable(),
    makeDocument: z.boolean(),
  })
}

export interface OrderValues {
  customer: FoundCustomer | null
  projectName: string
  material: string
  materialGrade: string
  finishing: string
  tolerance: string
  quantity: string
  amount: string
  /** Empty for the default. */
  currency: string
  estimatedCompletion: string
  notes: string
}

export const emptyOrder: OrderValues = {
  customer: null,
  projectName: '',
  material: '',
  materialGrade: '',
  finishing: 'None',
  tolerance: '',
  quantity: '',
  amount: '',
  currency: '',
  estimatedCompletion: '',
  notes: '',
}

/** The stored part of an order's draft. */
export const keptOrder = mini.partial(
  mini.object({
    customer,
    projectName: typed,
    material: typed,
    materialGrade: typed,
    finishing: typed,
    tolerance: typed,
    quantity: typed,
    amount: typed,
    currency: typed,
    estimatedCompletion: typed,
    notes: typed,
  }),
)

const words = text.order

/** The required fields of a manual order, with their labels. */
export const neededForOrder = {
  projectName: words.projectName,
  material: words.material,
  tolerance: words.tolerance,
  quantity: words.quantity,
  amount: words.amount,
} as const

/** @param today the earliest allowed day, `YYYY-MM-DD` */
export function orderSchema(today: string) {
  const needed = (field: keyof typeof neededForOrder) => words.required(neededForOrder[field])
  const wholeNumber = z.string().transform((typed, context) => {
    const { error } = QuantityInput.safeParse(typed)
    if (error) context.addIssue(error.issues[0]?.message ?? needed('quantity'))
  })
  return z.object({
    customer: chosen(words.customerRequired),
    projectName: filled(needed('projectName')).pipe(line(200)),
    material: filled(needed('material')),
    materialGrade: line(80),
    finishing: line(80),
    tolerance: filled(needed('tolerance')).pipe(line(80)),
    quantity: filled(needed('quantity')).pipe(wholeNumber),
    amount: filled(needed('amount'), MoneyInput, text.invalidAmount),
    currency: z.string(),
    estimatedCompletion: laterDay(today, words.pastCompletion),
    notes: longText(4000),
  })
}

/** The labels of the fields that were left empty. */
export function missingOfOrder(values: OrderValues): string[] {
  const fields = Object.entries(neededForOrder) as [keyof typeof neededForOrder, string][] // its own keys
  return fields.filter(([field]) => values[field].trim() === '').map(([, name]) => name)
}
