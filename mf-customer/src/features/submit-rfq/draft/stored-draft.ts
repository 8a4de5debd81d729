import { CheckedFinding } from '@kerf/shared-contracts/contracts/request-findings'
import { DraftAnswer } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { z } from 'zod'
import { noAddress } from '../delivery/delivery-values.ts'
import { emptyRfq } from '../form/rfq-form-schema.ts'
import { emptyPart, maxParts, type PartValues } from '../parts/part-list.ts'

// Stored data may be damaged, or from another release: each invalid field falls back to that of an empty form.
const text = z.string().catch('')

const quantities = z
  .array(z.coerce.string())
  .min(1)
  .catch([...emptyPart.quantities])

const part = z.object({
  key: z.string().optional().catch(undefined),
  name: text,
  material: text,
  materialGrade: text,
  tolerance: text,
  finishing: text,
  quantities,
  notes: text,
})

const emptyStoredPart = part.parse({})

const parts = z
  .array(part.catch(emptyStoredPart))
  .min(1)
  .catch([])
  .transform((stored): readonly PartValues[] => {
    const kept = stored
      .slice(0, maxParts)
      .map(({ key, ...fields }, at) => ({ key: key ?? `restored-${at}`, ...fields }))
    return kept.length === 0 ? emptyRfq.parts : kept
  })

const address = z
  .object({ choice: text, name: text, address: text, city: text, state: text, postalCode: text, country: text })
  .catch(noAddress)

/** What stands in the form, as this tab or the server kept it. */
export const storedValues = z.object({
  projectName: text,
  manufacturingProcess: text,
  manufacturingSubprocess: text,
  internationalManufacturingOk: z.boolean().catch(false),
  notes: text,
  neededBy: text,
  shipTo: address,
  billTo: address,
  parts,
  answers: z.array(DraftAnswer).optional().catch(undefined),
})

const createdPart = z.object({ key: text, name: text, id: z.string().nullable().catch(null) })

const created = z.object({ id: z.string(), displayNumber: z.string(), parts: z.array(createdPart).min(1) })

const drawing = z.object({
  earlyId: z.string(),
  name: z.string(),
  size: z.number(),
  part: z.string(),
  misnamed: z.enum(['step', 'pdf']).nullable().catch(null),
})

const tried = z.object({
  asked: z.string(),
  findings: z.record(z.string(), z.array(CheckedFinding)).optional(),
  revision: z.string().nullable(),
  unconfirmed: z.string().optional(),
  files: z.array(z.object({ fileId: z.string(), part: z.number().nullable() })),
  drawings: z.array(drawing),
})

/** An unfinished request as stored in the tab. */
export const storedDraft = z.object({
  owner: z.string(),
  values: storedValues.catch(() => storedValues.parse({})),
  fileNames: z.record(z.string(), z.array(z.coerce.string()).catch([])).catch({}),
  created: created.nullable().catch(null),
  revision: z.string().nullable().catch(null),
  savedAt: z.string().nullable().catch(null),
  isSaved: z.boolean().catch(false),
  tried: tried.nullable().catch(null),
  drawings: z.array(drawing).nullable().catch(null),
})
