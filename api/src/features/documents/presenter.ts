import { labelOf, materials, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { restOf, sumMoney } from '@kerf/shared-contracts/rules/money'
import { type PostalPlace, postalLines } from '@kerf/shared-contracts/rules/postal-address'
import type { Block, Column, Fact, Party, Row } from '../../platform/documents/document.ts'
import { text } from '../../platform/documents/text.ts'
import { writtenMoney, writtenQuantity } from '../../platform/language/written.ts'
import type { Recipient } from './service.ts'

/**
 * How documents format what they say, which is the same as on the screens (docs/product/documents.md, 'How they look').
 */

/** What a document says about a part below its name. */
export interface DescribedPart {
  name: string
  material: string | null
  materialGrade: string | null
  finishing: string | null
  tolerance: string | null
}

/** Material, finishing and tolerance of a part, as far as known. */
export function partDetail({ material, materialGrade, finishing, tolerance }: DescribedPart): string {
  const made = [labelOf(materials, material ?? ''), shownValue(materialGrade)].filter(Boolean).join(' ')
  // Text in brackets stays on one line.
  const within = labelOf(tolerances, tolerance ?? '').replace(/\(.*\)/, (size) => size.replaceAll(' ', '\u00a0'))
  return [made, shownValue(finishing), within].filter(Boolean).join(' · ')
}

/** The columns of lines with prices. */
export const priceColumns = (): Column[] => [
  { label: '#', width: 32 },
  { label: text.columns.part },
  { label: text.columns.quantity, align: 'right', width: 66 },
  { label: text.columns.unitPrice, align: 'right', width: 88 },
  { label: text.columns.amount, align: 'right', width: 98 },
]

/** A line with prices, as documents show it. */
export interface PricedLine extends DescribedPart {
  quantity: number
  unitPrice: string
  amount: string
}

/** A table of lines in one currency. */
export function pricedTable(lines: readonly PricedLine[], currency: string): Block {
  const rows = lines.map((line, index): Row => {
    const detail = partDetail(line)
    return {
      cells: [
        { text: String(index + 1) },
        { text: line.name, ...(detail && { detail }) },
        { text: writtenQuantity(line.quantity) },
        { text: writtenMoney(line.unitPrice, currency) },
        { text: writtenMoney(line.amount, currency) },
      ],
    }
  })
  return { kind: 'table', label: text.lines, columns: priceColumns(), rows }
}

/** What is requested besides the parts. */
export interface Charge {
  label: string
  amount: string
}

/** The amount due. */
export function totalOf(amount: string, currency: string): Fact {
  return { label: text.total(currency), value: writtenMoney(amount, currency) }
}

/** The amount due, preceded by the subtotal of the parts and the other amounts. */
export function chargedTotals(amount: string, charges: readonly Charge[], currency: string): Fact[] {
  const total = totalOf(amount, currency)
  if (charges.length === 0) return [total]
  const parts = restOf(amount, sumMoney(charges.map((charge) => charge.amount))) ?? '0.00'
  return [
    { label: text.subtotal, value: writtenMoney(parts, currency) },
    ...charges.map((charge) => ({ label: charge.label, value: writtenMoney(charge.amount, currency) })),
    total,
  ]
}

/** Text under a heading, if there is any. */
export const passage = (title: string, said: string | null): Block[] =>
  said ? [{ kind: 'passage', title, text: said }] : []

/** The facts that have a value. */
export function known(facts: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The delivery address that a request names; otherwise the customer. */
export function presentDestination(
  label: string,
  place: (PostalPlace & { name: string | null }) | null,
  to: Recipient,
): Party {
  if (!place) return presentRecipient(label, to)
  return { label, lines: [place.name ?? to.company ?? to.name, ...postalLines(place)] }
}

export function presentRecipient(label: string, { name, company, email, address }: Recipient): Party {
  const lines = [company, name, ...(address ? postalLines(address) : []), email]
  return { label, lines: lines.filter((line): line is string => Boolean(line)) }
}
