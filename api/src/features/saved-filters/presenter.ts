import type { SavedFilter as Presented } from '@kerf/shared-contracts/contracts/saved-filters'
import type { SavedFilter } from '../../models/saved-filter.ts'

export function presentSavedFilter({ id, list, name, query, createdAt }: SavedFilter): Presented {
  return { id, list, name, query, createdAt: createdAt.toISOString() }
}
