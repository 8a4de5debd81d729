import type { z } from 'zod'

/** What formik's `validate` wants of a schema: the first message of each field, by the field's path. */
export function formErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  const errors: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.')
    errors[field] ??= issue.message
  }
  return errors
}
