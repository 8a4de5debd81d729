import type { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import type { AwardValues } from './award-values.ts'

export type AwardForm = ReturnType<typeof useKeptForm<AwardValues>>

/** What is wrong with a field, by its path, once it was left or the form was sent. */
export function errorAt(form: AwardForm, path: string): string | undefined {
  const errors: Record<string, unknown> = form.errors
  const error = errors[path]
  return form.getFieldMeta(path).touched && typeof error === 'string' ? error : undefined
}
