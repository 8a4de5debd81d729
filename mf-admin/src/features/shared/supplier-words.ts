import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { listed } from '@kerf/shared-ui/words/listed.ts'

/** A supplier's list, which the API delivers as JSON text; anything but a list of texts counts as empty. */
export function listOf(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'string') : []
  } catch {
    return []
  }
}

/** City and country, as far as they are known. */
export function placeWords({ city, country }: Pick<Supplier, 'city' | 'country'>): string {
  return listed([city, country])
}

/** The first values of a list and how many more there are, as in "Milling, Turning +3". */
export function firstWords(values: readonly string[], most = 2): string {
  const more = values.length - most
  return [listed(values.slice(0, most)), more > 0 && `+${more}`].filter(Boolean).join(' ')
}
