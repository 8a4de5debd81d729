/** The lists of the advanced filters, as the call and the address name them. */
export const listNames = ['capabilities', 'finishing', 'industries', 'qualitySystems', 'countries', 'cities'] as const
export const numberNames = ['minEmployees', 'maxEmployees', 'minYearEstablished'] as const
export const flagNames = ['emergency', 'international'] as const

export type ListName = (typeof listNames)[number]
export type NumberName = (typeof numberNames)[number]
type FlagName = (typeof flagNames)[number]

/** The advanced filters (docs/product/suppliers.md, 'Requests to suppliers'); a number is text, empty for none. */
export type AdvancedValues = Record<ListName, readonly string[]> &
  Record<NumberName, string> &
  Record<FlagName, boolean>

/** Limits of the call: values per list, and characters per value. */
const mostValues = 50
const longestValue = 160

export const noAdvanced: AdvancedValues = {
  ...{ capabilities: [], finishing: [], industries: [], qualitySystems: [], countries: [], cities: [] },
  ...{ minEmployees: '', maxEmployees: '', minYearEstablished: '', emergency: false, international: false },
}

const isWhole = (text: string) => /^\d{1,8}$/.test(text)

function readList(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(parsed)) return []
    const values = parsed.filter((value) => typeof value === 'string' && value !== '' && value.length <= longestValue)
    return [...new Set<string>(values)].slice(0, mostValues)
  } catch {
    return []
  }
}

/** Reads the advanced filters from an address; invalid ones count as not set. */
export function readAdvanced(address: URLSearchParams): AdvancedValues {
  const values = { ...noAdvanced }
  for (const name of listNames) values[name] = readList(address.get(name))
  for (const name of numberNames) {
    const typed = address.get(name) ?? ''
    values[name] = isWhole(typed) ? typed : ''
  }
  for (const name of flagNames) values[name] = address.get(name) === 'true'
  return values
}

/** In the form of the address and the call; filters that match everything are undefined. */
function saidValues(values: AdvancedValues) {
  const lists = listNames.map((name) => [name, values[name].length > 0 ? JSON.stringify(values[name]) : undefined])
  const numbers = numberNames.map((name) => [name, values[name] || undefined])
  const flags = flagNames.map((name) => [name, values[name] ? 'true' : undefined])
  return Object.fromEntries([...lists, ...numbers, ...flags]) as Record<keyof AdvancedValues, string | undefined> // one for each name
}

/** The address with these advanced filters replacing its own. */
export function writeAdvanced(address: URLSearchParams, values: AdvancedValues): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, said] of Object.entries(saidValues(values))) {
    if (said === undefined) next.delete(name)
    else next.set(name, said)
  }
  return next
}

/** For the list call. */
export function askedAdvanced(values: AdvancedValues) {
  const { minEmployees, maxEmployees, minYearEstablished, emergency, international, ...lists } = saidValues(values)
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return {
    ...lists,
    minEmployees: number(minEmployees),
    maxEmployees: number(maxEmployees),
    minYearEstablished: number(minYearEstablished),
    emergency: emergency === 'true' ? true : undefined,
    international: international === 'true' ? true : undefined,
  }
}

/** How many advanced filters are set. */
export function countAdvanced(values: AdvancedValues): number {
  return Object.values(saidValues(values)).filter((said) => said !== undefined).length
}

export type AdvancedErrors = Partial<Record<keyof AdvancedValues, 'number' | 'swapped' | 'tooMany'>>

/** The errors of typed filters. */
export function advancedErrors(values: AdvancedValues): AdvancedErrors {
  const errors: AdvancedErrors = {}
  for (const name of numberNames) if (values[name] !== '' && !isWhole(values[name])) errors[name] = 'number'
  for (const name of listNames) if (values[name].length > mostValues) errors[name] = 'tooMany'
  const { minEmployees, maxEmployees } = values
  const areBoth = isWhole(minEmployees) && isWhole(maxEmployees)
  if (areBoth && Number(minEmployees) > Number(maxEmployees)) errors.maxEmployees = 'swapped'
  return errors
}
