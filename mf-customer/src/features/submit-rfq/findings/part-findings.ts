import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { Drawing } from '@kerf/shared-contracts/rules/request-findings/drawing-text'
import { requestFindings } from '@kerf/shared-contracts/rules/request-findings/request-findings'
import { isStepFile } from '../files/sending/early-sending.ts'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { possibleQuantities, type RfqFormValues } from '../form/rfq-form-schema.ts'
import type { PartFindings } from './answers.ts'

interface Known {
  filesOf: (part: string) => readonly QueuedFile[]
  /** By the id of the file in the form. */
  texts: ReadonlyMap<string, Drawing | null>
  measured: Readonly<Record<string, FileFacts>>
}

/** The findings of a part, with all that they were found in. */
export interface FoundInPart extends PartFindings {
  inputs: readonly unknown[]
}

/**
 * The findings of each part, from what is typed and what is known of its files so far.
 * @param before those found last; of a part for which nothing has changed since they are the same
 */
export function findingsByPart(
  values: RfqFormValues,
  { filesOf, texts, measured }: Known,
  before: readonly FoundInPart[],
): FoundInPart[] {
  const ofRequest = values.parts.length === 1 ? [values.projectName, values.notes] : []
  return values.parts.map((part) => {
    const files = filesOf(part.key)
    const drawings = files.flatMap(({ id }) => texts.get(id) ?? [])
    const steps = files.filter(isStepFile)
    const models = steps.flatMap(({ earlyId = '', name }) => {
      const { facts = null, meantUnit = null } = measured[earlyId] ?? {}
      return facts ? [{ fileId: earlyId, fileName: name, facts, meantUnit }] : []
    })
    const checked = files.map((queued) => ({
      name: queued.name,
      isKnown: isStepFile(queued) ? measured[queued.earlyId ?? ''] !== undefined : texts.has(queued.id),
    }))
    const states = files.flatMap(({ id }, at) => [id, checked[at]?.isKnown])
    const inputs = [part, ...ofRequest, ...states, ...drawings, ...models.map(({ facts }) => facts)]
    const known = before.find((found) => found.part === part.key && isSame(found.inputs, inputs))
    if (known) return known
    const typed = {
      ...part,
      quantities: possibleQuantities(part),
      texts: [part.name, part.notes, ...ofRequest],
    }
    const findings = requestFindings(typed, { models, drawings, isMeasuring: models.length < steps.length })
    return { part: part.key, findings, files: checked, inputs }
  })
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((each, at) => each === now[at])
