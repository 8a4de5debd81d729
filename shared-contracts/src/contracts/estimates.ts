import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { BooleanInput, Currency, line, Money, QuantityInput } from './values.ts'

/** An amount as a form sends it, which may be nothing: `"12"`, `"12.5"`; becomes `"12.50"`. */
const AmountInput = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Please enter an amount, such as 12.50')
  .transform((typed) => {
    const [whole = '0', places = ''] = typed.split('.')
    return `${Number(whole)}.${places.padEnd(2, '0')}`
  })
const whole = (least: number, most: number) => {
  const words = `Please enter a whole number from ${least} to ${most.toLocaleString('en-US')}`
  return z.number(words).int(words).min(least, words).max(most, words)
}
const name = (missing: string) => line(80).min(1, missing)

/** As `rules/estimate/cost-tables` says what each means. */
const shapeOf = <Amount extends z.ZodType<string>>(amount: Amount) => ({
  shown: z.enum(['off', 'range', 'price']).describe('What customers see of an estimate'),
  rangePercent: whole(1, 90).describe('How far a range goes to either side'),
  currency: Currency,
  marginPercent: whole(0, 1000),
  minimumOrder: amount,
  secondsPerHole: whole(0, 10_000),
  drillMmPerMinute: whole(1, 100_000),
  materials: z
    .array(
      z.object({
        material: name('Please name the material'),
        grade: line(80).nullable(),
        pricePerKg: amount,
        densityKgM3: whole(1, 30_000),
        speedPercent: whole(1, 1000),
      }),
    )
    .min(1, 'Please keep at least one material')
    .max(100, 'Please use at most 100 materials'),
  processes: z
    .array(
      z.object({
        process: name('Please name the process'),
        hourlyRate: amount,
        removalMm3PerMinute: whole(1, 10_000_000),
        surfaceMm2PerMinute: whole(1, 10_000_000),
        setupMinutes: whole(0, 10_000),
        clampSeconds: whole(0, 100_000),
        isAdditive: z.boolean(),
      }),
    )
    .min(1, 'Please keep at least one process')
    .max(30, 'Please use at most 30 processes'),
  finishes: z
    .array(z.object({ finish: name('Please name the finish'), perLot: amount, perSquareDecimetre: amount }))
    .max(60, 'Please use at most 60 finishes'),
  tolerances: z
    .array(
      z.object({
        tolerance: name('Please name the tolerance'),
        extraPercent: whole(0, 1000),
        secondsPerHole: whole(0, 10_000),
      }),
    )
    .max(20, 'Please use at most 20 tolerances'),
})

/** What estimates are made from, and how much of them customers see. */
export const CostSettings = z.object(shapeOf(Money)).meta({ id: 'CostSettings' })
export type CostSettings = z.output<typeof CostSettings>

/** What is wanted. */
export const CostSettingsInput = z.object(shapeOf(AmountInput)).meta({ id: 'CostSettingsInput' })

export const UpdateCostSettingsBody = CostSettingsInput.extend({ basedOn: basedOn(shapeOf(Money)) }).meta({
  id: 'UpdateCostSettingsBody',
})

export const EstimatedPrice = z
  .object({
    quantity: z.number().int(),
    total: z.string().nullable().describe('Null where only a range is shown'),
    unitPrice: z.string().nullable(),
    low: z.string().nullable().describe('Where only a range is shown'),
    high: z.string().nullable(),
    lines: z
      .array(z.object({ kind: z.string(), words: z.string(), amount: z.string() }))
      .describe('What it is made of; they add up to the total. For admins alone'),
  })
  .meta({ id: 'EstimatedPrice' })

/** What a part would cost. An estimate and not an offer. */
export const PartEstimate = z
  .object({
    status: z.enum(['off', 'measuring', 'ready', 'none']).describe('off: customers are shown no estimates'),
    reason: z.string().nullable().describe('Why there is none, for a person'),
    currency: z.string().nullable(),
    prices: z.array(EstimatedPrice).describe('For 1, 10, 100 and what was asked for'),
    hints: z
      .array(z.object({ words: z.string(), percent: z.number().int() }))
      .describe('What would make the first of what was asked for cheaper, and by how many percent'),
    assumptions: z.array(z.string()).describe('What had to be assumed, for a person'),
  })
  .meta({ id: 'PartEstimate' })
export type PartEstimate = z.output<typeof PartEstimate>

export const estimateFile = endpoint({
  method: 'get',
  path: '/api/files/:id/estimate',
  access: ['customer', 'admin'],
  summary: 'What a drawn part would cost, as asked for',
  spec: "docs/product/estimates.md, 'How it is made'",
  params: byId,
  query: z.object({
    material: z.string().max(80).default('').describe('While it is not chosen there is no estimate'),
    materialGrade: z.string().max(80).optional(),
    finishing: z.string().max(80).optional(),
    tolerance: z.string().max(80).default('').describe('Standard unless it says so'),
    process: z.string().max(80).optional(),
    isOneOfSeveral: BooleanInput.optional().describe('Whether the request has other parts: no smallest order then'),
    quantity: z
      .preprocess(
        (given) => (given === undefined || Array.isArray(given) ? given : [given]),
        z.array(QuantityInput).min(1).max(10),
      )
      .describe('Repeated for each quantity that is asked for, as an RFQ asks for up to ten'),
  }),
  response: PartEstimate,
  errors: ['file.not_found', 'geometry.not_step'],
  tags: ['File', 'Provider'],
})

export const RfqEstimate = PartEstimate.omit({ hints: true })
  .extend({ partId: z.uuid(), prices: z.array(EstimatedPrice).describe('For the quantities that are asked for') })
  .meta({ id: 'RfqEstimate' })
export type RfqEstimate = z.output<typeof RfqEstimate>

export const estimateRfq = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/:id/estimates',
  access: ['admin'],
  summary: 'What the drawn parts of an RFQ would cost, as asked for',
  spec: "docs/product/estimates.md, 'Beside a quote'",
  params: byId,
  response: z.array(RfqEstimate),
  errors: ['rfq.not_found'],
  tags: ['File', 'FileStage', 'Provider', 'Rfq'],
})

export const getCostSettings = endpoint({
  method: 'get',
  path: '/api/admin/cost-settings',
  access: ['admin'],
  summary: 'What estimates are made from, and how much of them customers see',
  spec: "docs/product/estimates.md, 'Cost tables'",
  response: CostSettings,
  tags: ['Provider'],
})

export const updateCostSettings = endpoint({
  method: 'put',
  path: '/api/admin/cost-settings',
  access: ['admin'],
  summary: 'Change what estimates are made from, or how much of them customers see',
  spec: "docs/product/estimates.md, 'Cost tables'",
  body: UpdateCostSettingsBody,
  response: CostSettings,
  errors: ['write.stale'],
  tags: ['Provider'],
  limit: 'edit',
})
