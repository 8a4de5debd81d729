import { z } from 'zod'
import { jsonText } from './values.ts'

const says = 'What the sender saw of the object. Refused with `write.stale` if that has since changed.'

/**
 * The values that a writing call is based on: what its sender saw of the object (docs/product/errors.md, 'Stale
 * forms'). A call without it is accepted whatever happened meanwhile.
 * @param shape the fields the form shows, as read from the object, unchanged by parsing
 */
export function basedOn<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).optional().describe(says)
}

/** As {@link basedOn}, for calls with files, whose other fields are text. */
export function basedOnText<S extends z.ZodRawShape>(shape: S) {
  const words = { notJson: 'basedOn is not valid JSON', wrong: 'basedOn does not hold what this call is based on' }
  return jsonText(z.object(shape), 10_000, words).optional().describe(`${says} JSON object.`)
}

/** A text, exactly as read. */
export const seenText = z.string().max(4000).nullable()
