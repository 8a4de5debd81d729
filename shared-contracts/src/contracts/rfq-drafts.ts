import { z } from 'zod'
import { basedOn, basedOnText } from './based-on.ts'
import { endpoint } from './endpoint.ts'
import { StoredFile } from './files.ts'
import { mostParts, mostQuantities } from './part-limits.ts'
import { CheckedFinding } from './request-findings.ts'
import { Instant } from './values.ts'

const spec = "docs/product/rfqs.md, 'Drafts'"

/** Days that a draft is kept after it was last saved. */
export const draftDays = 30

/** Most bytes of a draft, as JSON in UTF-8. */
export const draftBytes = 256 * 1024

/** Text as far as it was typed: nothing is trimmed, and nothing is a mistake yet. */
const typed = (max: number) => z.string().max(max)

const DraftAddress = z.object({
  choice: typed(2000),
  name: typed(500),
  address: typed(2000),
  city: typed(500),
  state: typed(500),
  postalCode: typed(200),
  country: typed(200),
})

/** Identifies a part within the draft. */
const PartKey = typed(80).min(1)

const DraftPart = z.object({
  key: PartKey,
  name: typed(1000),
  material: typed(500),
  materialGrade: typed(500),
  tolerance: typed(500),
  finishing: typed(500),
  quantities: z.array(typed(100)).min(1).max(mostQuantities),
  notes: typed(8000),
})

/** Most answers to findings that a draft keeps. */
export const mostDraftAnswers = 300

/** What was said to a difference between form, drawing and model, so that it need not be said again. */
export const DraftAnswer = CheckedFinding.extend({
  part: PartKey,
  mine: typed(1000),
  theirs: typed(1000),
  fileName: typed(1000),
  answer: z.enum(['taken', 'kept']),
  reason: typed(500),
  isChange: z.boolean().describe('Whether taking it changed what it was found in'),
}).meta({ id: 'DraftAnswer' })
export type DraftAnswer = z.output<typeof DraftAnswer>

/** What stands in the form of a new RFQ: text as typed, complete or not. */
export const RfqDraftValues = z
  .object({
    projectName: typed(1000),
    manufacturingProcess: typed(500),
    manufacturingSubprocess: typed(500),
    internationalManufacturingOk: z.boolean(),
    notes: typed(8000),
    neededBy: typed(100),
    shipTo: DraftAddress,
    billTo: DraftAddress,
    parts: z.array(DraftPart).min(1).max(mostParts),
    answers: z.array(DraftAnswer).max(mostDraftAnswers).optional().describe('To what differed when they were given'),
  })
  .meta({ id: 'RfqDraftValues' })
export type RfqDraftValues = z.output<typeof RfqDraftValues>

/** A drawing that was sent early, and the part of the draft it is for. */
const DraftFileInput = z.object({
  fileId: z.uuid(),
  part: PartKey.nullable().describe('Key of its part; null for the request as a whole'),
})

const RfqDraftState = z.object({
  revision: z.uuid().describe('Another one after each save'),
  savedAt: Instant,
  keptUntil: Instant.describe('When it is removed unless it is saved again'),
})
export type RfqDraftState = z.output<typeof RfqDraftState>

export const RfqDraft = RfqDraftState.extend({
  values: RfqDraftValues,
  files: z
    .array(z.object({ part: z.string().nullable(), file: StoredFile }))
    .describe('Its drawings, as far as they are still there'),
}).meta({ id: 'RfqDraft' })
export type RfqDraft = z.output<typeof RfqDraft>

/** Only the actor's own: no colleague and no admin reads it. */
export const getRfqDraft = endpoint({
  method: 'get',
  path: '/api/rfq-draft',
  access: ['customer'],
  summary: 'The RFQ that the actor began and has not submitted',
  spec,
  response: z.object({ draft: RfqDraft.nullable() }).meta({ id: 'OwnRfqDraft' }),
  tags: ['RfqDraft'],
})

export const saveRfqDraft = endpoint({
  method: 'put',
  path: '/api/rfq-draft',
  access: ['customer'],
  summary: 'Keep the RFQ that the actor is writing, with the drawings that were sent early',
  spec,
  body: z
    .object({
      values: RfqDraftValues,
      files: z.array(DraftFileInput).max(200).default([]),
      revision: z
        .uuid()
        .optional()
        .describe('What this save is to be called, so that its sender knows it again if the answer is lost'),
      basedOn: basedOn({ revision: z.uuid().nullable() }),
    })
    .meta({ id: 'SaveRfqDraftBody' }),
  response: RfqDraftState.meta({ id: 'RfqDraftState' }),
  errors: ['rfq_draft.too_large', 'auth.read_only', 'write.stale'],
  tags: ['RfqDraft'],
  limit: 'edit',
})

export const discardRfqDraft = endpoint({
  method: 'delete',
  path: '/api/rfq-draft',
  access: ['customer'],
  summary: 'Remove the draft of the actor and its drawings; none is no mistake',
  spec,
  query: z.object({ basedOn: basedOnText({ revision: z.uuid().nullable() }) }),
  response: null,
  errors: ['write.stale'],
  tags: ['RfqDraft'],
  limit: 'edit',
})
