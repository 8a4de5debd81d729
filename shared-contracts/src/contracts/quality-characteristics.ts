import { z } from 'zod'
import { maxCharacteristics, maxMeasured, verdicts } from '../rules/characteristics.ts'
import { asDecimal, compareDecimals, isDecimal } from '../rules/decimals.ts'
import { asPlainText } from '../rules/typed-text.ts'
import { basedOn } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { QualityDecision } from './orders.ts'
import { Instant, line, optional, text } from './values.ts'

/** An exact decimal, e.g. `"24.985"`; never a float (docs/product/quality-checks.md, 'Characteristics'). */
const Decimal = z.string().refine(isDecimal)

/** As a person or a form sends it: with a point and no other mark; digits behind the point stay. */
const DecimalInput = z
  .string()
  .overwrite(asPlainText)
  .transform((typed, context): string => {
    const decimal = asDecimal(typed)
    if (decimal !== null) return decimal
    context.addIssue('Please enter a number such as 24.985, with at most nine digits before and after the point')
    return z.NEVER
  })

/** The most faces of the model that one characteristic points at. */
export const maxFaces = 20

/** Faces of the model of a STEP file of the order's request, by number from 0. */
const faceNumbers = z.array(z.number().int().min(0).max(1_000_000)).min(1).max(maxFaces)

const CharacteristicDecision = z.enum(['approved', 'refused'])

/** One line of an inspection report: what was required, what was measured, and what the customer says of it. */
export const QualityCharacteristic = z
  .object({
    id: z.uuid(),
    orderLineId: z.uuid().nullable().describe('The part of the order; null for the order as a whole'),
    number: z.string().describe("As in the drawing's balloons, e.g. 12a"),
    name: z.string(),
    kind: z.enum(['dimension', 'attribute']).describe('An attribute passes or fails without numbers'),
    nominal: Decimal.nullable(),
    lowerTolerance: Decimal.nullable().describe('Signed deviation from the nominal value; null: no lower limit'),
    upperTolerance: Decimal.nullable().describe('Signed deviation from the nominal value; null: no upper limit'),
    toleranceText: z.string().nullable().describe('A fit or a note, e.g. H7'),
    unit: z.string().nullable(),
    measured: z.array(Decimal).describe('One value a piece'),
    passed: z.boolean().nullable().describe('Of an attribute'),
    face: z.object({ fileId: z.uuid(), fileName: z.string(), faces: faceNumbers }).nullable(),
    verdict: z.enum(verdicts).describe('Computed from the values and limits'),
    decision: CharacteristicDecision.nullable().describe('Of the customer, on these values'),
    decisionNote: z.string().nullable(),
  })
  .meta({ id: 'QualityCharacteristic' })
export type QualityCharacteristic = z.output<typeof QualityCharacteristic>

/** The characteristics of an order, in their order. */
export const QualityCharacteristics = z
  .object({
    revision: z.number().int().min(0).describe('Counts the saves'),
    characteristics: z.array(QualityCharacteristic),
  })
  .meta({ id: 'QualityCharacteristics' })
export type QualityCharacteristics = z.output<typeof QualityCharacteristics>

export const listQualityCharacteristics = endpoint({
  method: 'get',
  path: '/api/orders/:id/quality-characteristics',
  access: ['customer', 'admin'],
  summary: 'The inspected characteristics of an order, with verdicts and decisions',
  spec: "docs/product/quality-checks.md, 'Characteristics'",
  params: byId,
  response: QualityCharacteristics,
  errors: ['order.not_found'],
  tags: ['QualityCheck'],
})

/** One characteristic as it is saved. What does not apply to its kind is left empty. */
export const QualityCharacteristicInput = z
  .object({
    id: z.uuid().nullish().describe('Of a characteristic that stays; without it a new one is added'),
    orderLineId: z.uuid().nullish(),
    number: line(20).min(1, 'Please enter a number, such as 12a'),
    name: line(200),
    kind: z.enum(['dimension', 'attribute']).default('dimension'),
    nominal: optional(DecimalInput),
    lowerTolerance: optional(DecimalInput),
    upperTolerance: optional(DecimalInput),
    toleranceText: optional(line(60)),
    unit: optional(line(20)),
    measured: z.array(DecimalInput).max(maxMeasured, `Please use at most ${maxMeasured} values`).default([]),
    passed: z.boolean().nullish(),
    face: z.object({ fileId: z.uuid(), faces: faceNumbers }).nullish(),
  })
  .refine(({ lowerTolerance, upperTolerance }) => !isCrossed(lowerTolerance, upperTolerance), {
    path: ['upperTolerance'],
    message: 'The upper tolerance must not be below the lower one',
  })
export type QualityCharacteristicInput = z.output<typeof QualityCharacteristicInput>

function isCrossed(lower: string | null, upper: string | null): boolean {
  return lower !== null && upper !== null && compareDecimals(upper, lower) < 0
}

export const saveQualityCharacteristics = endpoint({
  method: 'put',
  path: '/api/admin/orders/:id/quality-characteristics',
  access: ['admin'],
  summary:
    'Replace the characteristics of an order; changed ones lose their decision, and a revision under way is pending again',
  spec: "docs/product/quality-checks.md, 'Characteristics'",
  params: byId,
  body: z.object({
    characteristics: z
      .array(QualityCharacteristicInput)
      .max(maxCharacteristics, `An order holds at most ${maxCharacteristics} characteristics`),
    basedOn: basedOn({ revision: z.number().int().min(0) }),
  }),
  response: QualityCharacteristics,
  errors: ['order.not_found', 'order.archived', 'file.not_found', 'write.stale'],
  tags: ['Order', 'QualityCheck'],
})

/** A characteristic as it was when the customer decided. */
export const DecidedCharacteristic = QualityCharacteristic.omit({ id: true, orderLineId: true }).meta({
  id: 'DecidedCharacteristic',
})
export type DecidedCharacteristic = z.output<typeof DecidedCharacteristic>

/** A decision on a quality check, with the characteristics as they were then. */
export const QualityDecisionRecord = QualityDecision.extend({
  decidedAt: Instant,
  characteristics: z.array(DecidedCharacteristic),
}).meta({ id: 'QualityDecisionRecord' })
export type QualityDecisionRecord = z.output<typeof QualityDecisionRecord>

export const listQualityDecisions = endpoint({
  method: 'get',
  path: '/api/orders/:id/quality-decisions',
  access: ['customer', 'admin'],
  summary: 'The latest 20 decisions on characteristics, newest first, with each characteristic as it was then',
  spec: "docs/product/quality-checks.md, 'Characteristics'",
  params: byId,
  response: z.array(QualityDecisionRecord),
  errors: ['order.not_found'],
  tags: ['QualityCheck'],
})

/** What the customer says of single characteristics when deciding on the check. */
export const CharacteristicDecisions = z
  .array(
    z
      .object({
        id: z.uuid(),
        decision: CharacteristicDecision,
        note: optional(text(500)),
      })
      .refine(({ decision, note }) => decision === 'approved' || note !== null, {
        path: ['note'],
        message: 'Please say what is wrong with this characteristic',
      }),
  )
  .max(maxCharacteristics)
