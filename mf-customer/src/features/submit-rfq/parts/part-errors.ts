import type { FormikTouched } from 'formik'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'

/** The errors of one part, by field: `material`, `quantities.1`. */
export type PartErrors = Readonly<Record<string, string>>

const none: PartErrors = {}

/** Divides the errors of the form, `parts.1.material` and so on, by part. */
export function errorsByPart(errors: Readonly<Record<string, unknown>>, count: number): PartErrors[] {
  const divided: Record<string, string>[] = Array.from({ length: count }, () => ({}))
  for (const [path, message] of Object.entries(errors)) {
    const [, index, field] = path.match(/^parts\.(\d+)\.(.+)$/) ?? []
    const ofPart = divided[Number(index)]
    if (ofPart && field && typeof message === 'string') ofPart[field] = message
  }
  return divided
}

/**
 * The errors to show by now: those of changed or blurred fields, or all after a submit. What no list has is shown at
 * once: it was entered, if elsewhere.
 */
export function shownErrors(errors: PartErrors, touched: FormikTouched<RfqFormValues>, index: number): PartErrors {
  const fields: Readonly<Record<string, unknown>> = { ...touched.parts?.[index] }
  const shown = Object.entries(errors).filter(
    ([field, message]) => fields[field.split('.')[0] ?? ''] || message === text.part.unlisted,
  )
  return shown.length === 0 ? none : Object.fromEntries(shown)
}

export function isSameErrors(one: PartErrors, other: PartErrors): boolean {
  const fields = Object.keys(one)
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field])
}
