import type { CheckedFinding } from '@kerf/shared-contracts/contracts/request-findings'
import type { DraftAnswer } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { CreateRfqBody, RfqForm } from '@kerf/shared-contracts/contracts/rfqs'
import { QuantityInput } from '@kerf/shared-contracts/contracts/values'
import { wholeNumberOf } from '@kerf/shared-contracts/rules/typed-text'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { businessToday } from '@kerf/shared-runtime'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { type DeliveryValues, deliveryBody, noDelivery, saysDelivery } from '../delivery/delivery-values.ts'
import { isListed } from '../parts/catalog-match.ts'
import { emptyPart, holdsSomething, type PartValues } from '../parts/part-list.ts'
import { text } from '../text.ts'

/** The values of the form's controls: text as typed. There is always at least one part, usually only one. */
export interface RfqFormValues extends DeliveryValues {
  projectName: string
  manufacturingProcess: string
  manufacturingSubprocess: string
  internationalManufacturingOk: boolean
  notes: string
  parts: readonly PartValues[]
  /** What differs between form and files, by the key of the part. */
  findings?: Readonly<Record<string, readonly CheckedFinding[]>>
  /** What was said to it, which is kept with the draft. */
  answers?: readonly DraftAnswer[] | undefined
}

export const emptyRfq: RfqFormValues = {
  projectName: '',
  manufacturingProcess: '',
  manufacturingSubprocess: '',
  internationalManufacturingOk: false,
  notes: '',
  ...noDelivery,
  parts: [{ key: 'first', ...emptyPart }],
}

/**
 * Fields of the part that the flat payload has at the top level (docs/product/rfqs.md, 'Flat fields and parts').
 */
const flatPartFields = ['material', 'materialGrade', 'tolerance', 'finishing']

/**
 * The quantities of a part, each with its place in the form. An empty first one becomes 1 (docs/product/rfqs.md,
 * 'The request form'); further empty ones are left out.
 */
function askedQuantities({ quantities }: PartValues): { index: number; value: number | string }[] {
  return quantities.flatMap((typed, index) => {
    if (typed.trim() === '' && index > 0) return []
    return [{ index, value: wholeNumberOf(typed.trim() || '1') ?? typed }]
  })
}

/**
 * The one part of a request that fits the flat payload: one part, one quantity (docs/product/rfqs.md, 'Flat fields
 * and parts').
 */
function flatPart({ parts }: RfqFormValues): PartValues | null {
  const [only, ...others] = parts
  return only && others.length === 0 && askedQuantities(only).length === 1 ? only : null
}

/** A part's name, else its number. */
export function partName({ name }: PartValues, index: number): string {
  return name.trim() || text.parts.numbered(index + 1)
}

/** The quantities of a part without invalid ones, each once. */
export function possibleQuantities(part: PartValues): number[] {
  const possible = askedQuantities(part).flatMap(({ value }) => QuantityInput.safeParse(value).data ?? [])
  return [...new Set(possible)]
}

/** The quantities of a part as typed, as in "10, 50 PCS"; without invalid ones, and empty if none is left. */
export function quantityWords(part: PartValues): string {
  const possible = possibleQuantities(part)
  return possible.length === 0 ? '' : `${listed(possible.map(String))} ${text.project.quantityUnit}`
}

function body(values: RfqFormValues): { schema: typeof RfqForm | typeof CreateRfqBody; input: object } {
  const { parts, findings = {}, answers: _said, ...fields } = values
  const request = { ...fields, ...deliveryBody(values) }
  const flat = flatPart(values)
  if (flat) {
    const { material, materialGrade, tolerance, finishing } = flat
    const quantity = askedQuantities(flat)[0]?.value
    const asked = { material, materialGrade, tolerance, finishing, quantity, findings: findings[flat.key] }
    return { schema: RfqForm, input: { ...request, ...asked } }
  }
  const isOne = parts.length === 1
  const inputs = parts.map((part, index) => {
    const { key, quantities: _typed, ...typed } = part
    const partFields = { ...typed, findings: findings[key] }
    const quantities = askedQuantities(part).map(({ value }) => value)
    // The form for one part has neither a name nor notes of its own.
    return { ...partFields, quantities, ...(isOne ? { name: '', notes: '' } : { name: partName(part, index) }) }
  })
  return { schema: CreateRfqBody, input: { ...request, parts: inputs } }
}

/** The form field for an error at `path` of the body. */
function fieldAt(path: string, values: RfqFormValues): string {
  if (flatPart(values)) {
    if (path === 'quantity') return 'parts.0.quantities.0'
    return flatPartFields.includes(path) ? `parts.0.${path}` : path
  }
  const [, partIndex, quantityIndex] = path.match(/^parts\.(\d+)\.quantities(?:\.(\d+))?$/) ?? []
  const part = values.parts[Number(partIndex)]
  if (!part) return path
  const asked = askedQuantities(part)
  // The only error about the list of quantities as a whole is a repetition.
  const at = quantityIndex === undefined ? asked.findIndex(isRepeated) : Number(quantityIndex)
  return `parts.${partIndex}.quantities.${asked[at]?.index ?? 0}`
}

function isRepeated({ value }: { value: unknown }, at: number, all: readonly { value: unknown }[]): boolean {
  return all.findIndex((other) => other.value === value) < at
}

/** Errors of a body, by the name of the field in the form. */
export function errorsByField(errors: Readonly<Record<string, string>>, values: RfqFormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldAt(path, values), message]))
}

/** Values that came from elsewhere, as from a spreadsheet, and are in none of the lists to choose from. */
function unlistedErrors({ parts }: RfqFormValues): Record<string, string> {
  const errors = parts.flatMap(({ material, materialGrade, tolerance, finishing }, index) => {
    const unlisted = {
      material: !isListed.material(material),
      materialGrade: !isListed.materialGrade(materialGrade, material),
      tolerance: !isListed.tolerance(tolerance),
      finishing: !isListed.finishing(finishing),
    }
    const fields = Object.entries(unlisted).filter(([, isWrong]) => isWrong)
    return fields.map(([field]) => [`parts.${index}.${field}`, text.part.unlisted])
  })
  return Object.fromEntries(errors)
}

export function rfqFormErrors(values: RfqFormValues): Record<string, string> {
  const { schema, input } = body(values)
  const { neededBy } = values
  const isPast = neededBy !== '' && neededBy < businessToday()
  return {
    ...errorsByField(formErrors(schema, input), values),
    ...unlistedErrors(values),
    ...(isPast && { neededBy: text.delivery.past }),
  }
}

/** The body that creates the RFQ, from values without errors. */
export function rfqBody(values: RfqFormValues) {
  const { schema, input } = body(values)
  return schema.parse(input)
}

/** Whether any input is worth storing. */
export function isTouched(values: RfqFormValues): boolean {
  const { parts, shipTo: _ship, billTo: _bill, findings: _found, answers: _said, ...request } = values
  return (
    parts.length > 1 ||
    parts.some(holdsSomething) ||
    saysDelivery(values) ||
    Object.entries(request).some(([field, value]) => value !== emptyRfq[field as keyof typeof request]) // its own keys
  )
}
