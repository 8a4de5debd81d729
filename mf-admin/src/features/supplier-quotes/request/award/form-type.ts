import type { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import type { AwardValues } from './award-values.ts'

export type AwardForm = ReturnType<typeof useKeptForm<AwardValues>>
