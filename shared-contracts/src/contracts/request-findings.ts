import { z } from 'zod'
import { line, optional, text } from './values.ts'

export const FindingKind = z.enum([
  'material',
  'tolerance',
  'finishing',
  'quantity',
  'thread',
  'unit',
  'size',
  'solids',
])
export type FindingKind = z.output<typeof FindingKind>

const FindingAnswer = z
  .enum(['taken', 'kept'])
  .describe('taken: the request was changed to what the file says; kept: it stays as it was')

/** The most findings that are kept with a part. */
export const mostFindings = 20

/** A difference between form, drawing and model of a part when it was sent, and the customer's answer to it. */
export const CheckedFinding = z
  .object({
    kind: FindingKind,
    mineSource: z.enum(['form', 'model']).describe('Where the first side stands'),
    mine: z.string().describe('As it stood when it was found'),
    theirsSource: z.enum(['drawing', 'model']),
    theirs: z.string().describe('The words of the file'),
    fileName: z.string(),
    page: z.number().int().nullable(),
    answer: FindingAnswer.nullable().describe('Null where the customer said nothing'),
    reason: z.string().nullable().describe('Why it stays as it was, in the words of the customer'),
  })
  .meta({ id: 'CheckedFinding' })
export type CheckedFinding = z.output<typeof CheckedFinding>

/** A finding as a new RFQ carries it, found in the browser of the customer. */
export const CheckedFindingInput = z
  .object({
    ...CheckedFinding.shape,
    mine: line(200).min(1),
    theirs: line(200).min(1),
    fileName: line(255).min(1),
    page: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .nullish()
      .transform((given) => given ?? null),
    answer: FindingAnswer.nullish().transform((given) => given ?? null),
    reason: optional(text(500)),
  })
  .meta({ id: 'CheckedFindingInput' })
