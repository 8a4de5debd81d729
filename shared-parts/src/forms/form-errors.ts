import { inPresentLanguage } from '@kerf/shared-contracts/contracts/input-sentences'
import type { z } from 'zod'

/** Formik's `validate` from a schema: the first message of each field, in the page's language, by the field's dotted path. */
export function formErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    errors[path.join('.')] ??= inPresentLanguage(message)
  return errors
}
