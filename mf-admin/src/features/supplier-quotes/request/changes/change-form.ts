import { ChangeSupplierRequestBody } from '@kerf/shared-contracts/contracts/supplier-requests'
import { wholeNumberOf } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import * as mini from 'zod/mini'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'

const words = text.change

const partTexts = ['name', 'material', 'materialGrade', 'finishing', 'tolerance', 'quantities', 'notes'] as const

export type PartValues = Record<(typeof partTexts)[number], string>

export interface ChangeValues extends Record<string, unknown> {
  projectName: string
  description: string
  specialInstructions: string
  /** What was typed for each part, by the part's id. */
  parts: Record<string, PartValues>
  /** Ids of files that are taken away. */
  removedFiles: string[]
  /** Ids of drawings of RFQs that go along. */
  addedDrawings: string[]
}

const keptPart = mini.object({
  ...{ name: mini.string(), material: mini.string(), materialGrade: mini.string(), finishing: mini.string() },
  ...{ tolerance: mini.string(), quantities: mini.string(), notes: mini.string() },
})

export const keptChange = mini.partial(
  mini.object({
    ...{ projectName: mini.string(), description: mini.string(), specialInstructions: mini.string() },
    ...{ parts: mini.record(mini.string(), keptPart), removedFiles: mini.array(mini.string()) },
    addedDrawings: mini.array(mini.string()),
  }),
)

/** The form as the request is now. */
export function changeValues({ projectName, description, specialInstructions, parts }: RequestDetails): ChangeValues {
  return {
    ...{ projectName, description, specialInstructions: specialInstructions ?? '' },
    ...{ removedFiles: [], addedDrawings: [] },
    parts: Object.fromEntries(
      parts.map((part) => [
        part.id,
        {
          ...{ name: part.name, material: part.material, materialGrade: part.materialGrade ?? '' },
          ...{ finishing: part.finishing ?? '', tolerance: part.tolerance ?? '', notes: part.notes ?? '' },
          quantities: part.quantities.join(', '),
        },
      ]),
    ),
  }
}

/** What a change is based on. */
export function changeBase(request: RequestDetails) {
  const { projectName, material, quantity, description, specialInstructions, seal } = request
  return { projectName, material, quantity, description, specialInstructions, seal }
}

/** Alternatives as typed, such as "10, 50"; NaN where one is no whole number. */
const quantitiesOf = (typed: string) =>
  typed
    .split(/[,;、/]/)
    .filter((one) => one.trim() !== '')
    .map((one) => wholeNumberOf(one) ?? Number.NaN)

const Part = z.object({
  name: z.string().trim().min(1, words.nameMissing).max(160),
  material: z.string().trim().min(1, words.materialMissing).max(80),
  ...{ materialGrade: z.string().max(80), finishing: z.string().max(80), tolerance: z.string().max(80) },
  quantities: z.string().refine((typed) => {
    const all = quantitiesOf(typed)
    return all.length > 0 && all.length <= 10 && all.every((one) => one >= 1) && new Set(all).size === all.length
  }, words.quantitiesWrong),
  notes: z.string().max(4000),
})

const fields = { projectName: true, description: true, specialInstructions: true } as const

export const changeSchema = ChangeSupplierRequestBody.pick(fields).extend({ parts: z.record(z.string(), Part) })

/** What is sent: all parts, in their order, and of the drawings those that still wait. @param values valid ones */
export function changeBody(request: RequestDetails, { parts, removedFiles, addedDrawings, ...texts }: ChangeValues) {
  const changed = request.parts.flatMap(({ id }) => {
    const part = parts[id]
    return part ? [{ ...part, id, quantities: quantitiesOf(part.quantities) }] : []
  })
  const [first] = changed
  const later = new Set(request.rfqs.flatMap(({ laterDrawings }) => laterDrawings.map(({ id }) => id)))
  const rfqFiles = addedDrawings.filter((fileId) => later.has(fileId)).map((fileId) => ({ fileId }))
  return {
    ...texts,
    ...{ material: first?.material ?? request.material, quantity: first?.quantities[0] ?? request.quantity },
    ...{ parts: changed, removedFiles, rfqFiles },
  }
}
