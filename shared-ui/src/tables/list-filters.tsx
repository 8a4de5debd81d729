import { useAddressQuery } from './use-address-query.ts'

/** The maximum length of a list's search text (docs/product/lists.md). */
export const longestSearch = 200

/** A filter with a select: its name, and the label of each value; the first value is the default. */
export interface FilterChoice<Value extends string = string> {
  label: string
  values: Readonly<Record<Value, string>>
}

/**
 * The filters of a list and their allowed values. The first value is the default and stays out of the address; a default
 * of `''` matches everything. A filter whose values have labels can be rendered, see `ListTools`.
 */
export type FilterChoices = Readonly<Record<string, readonly [string, ...string[]] | FilterChoice>>

type ValueOf<Choice> = Choice extends readonly string[]
  ? Choice[number]
  : Choice extends { values: infer Words }
    ? keyof Words & string
    : never

export type FilterValues<Choices extends FilterChoices> = { [Name in keyof Choices]: ValueOf<Choices[Name]> }

/** What the list call is sent: filters that match everything are left out. */
export type AskedFilters<Choices extends FilterChoices> = { q?: string | undefined } & {
  [Name in keyof Choices]: Exclude<ValueOf<Choices[Name]>, ''> | ('' extends ValueOf<Choices[Name]> ? undefined : never)
}

/** A filter's values in order, the default first. */
function valuesOf(choice: FilterChoices[string]): readonly string[] {
  return 'values' in choice && !Array.isArray(choice) ? Object.keys(choice.values) : (choice as readonly string[]) // otherwise it is the list of values itself
}

const defaultOf = (choice: FilterChoices[string]) => valuesOf(choice)[0] ?? ''

/** `status`, or `orderStatus` with the prefix `order`. */
const inAddress = (name: string, prefix: string) =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Reads the filters from an address; a value that is not allowed counts as the default. */
export function readFilters<const Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
  prefix = '',
): FilterValues<Choices> {
  const entries = Object.entries(choices).map(([name, choice]) => {
    const value = address.get(inAddress(name, prefix)) ?? ''
    return [name, valuesOf(choice).includes(value) ? value : defaultOf(choice)]
  })
  return Object.fromEntries(entries) as FilterValues<Choices> // each value was taken from its own list above
}

/** The address with some filters changed; defaults are removed, other parameters stay. */
export function writeFilters<const Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
  changes: Record<string, string | undefined>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(changes)) {
    const choice = choices[name]
    if (!value || (choice && value === defaultOf(choice))) next.delete(inAddress(name, prefix))
    else next.set(inAddress(name, prefix), value)
  }
  return next
}

/** The list's own filters as a query string without `?`; empty if none is set. */
export function filterQuery(address: URLSearchParams, choices: FilterChoices, prefix = ''): string {
  const names = ['q', ...Object.keys(choices)].map((name) => [name, inAddress(name, prefix)] as const)
  const kept = new URLSearchParams()
  for (const [name, inQuery] of names) {
    const choice = choices[name]
    const value = choice ? readFilters(address, { [name]: choice }, prefix)[name] : readSearch(address, inQuery)
    if (value && value !== (choice ? defaultOf(choice) : '')) kept.set(inQuery, value)
  }
  return kept.toString()
}

/** Reads the search text, cut to the maximum length. */
export function readSearch(address: URLSearchParams, searchName: string): string {
  return (address.get(searchName) ?? '').slice(0, longestSearch)
}

/** The filters of a list as read from its address, and how to change them. */
export interface ListFilters<Choices extends FilterChoices = FilterChoices> {
  choices: Choices
  values: FilterValues<Choices>
  /** The search text. */
  q: string
  set: (changes: Record<string, string | undefined>) => void
  /** For the list call. */
  asked: AskedFilters<Choices>
  /** Whether the search or a filter narrows the list. */
  isNarrowed: boolean
  /** Clears the search and all filters. */
  clear: () => void
  /** These filters alone as a query string without `?`, such as `status=shipped&q=steel`. */
  query: string
  /** Replaces all filters by those of such a `query`. */
  take: (query: string) => void
}

/**
 * The filters of a list, kept in the address so that a reload, a link and the back button lead to the same list. Each
 * change of a filter is a history step that Back undoes; typing in the search is not.
 * @param choices allowed values of each filter @param prefix of their names in the address, if a page has several lists
 */
export function useListFilters<const Choices extends FilterChoices>(
  choices: Choices,
  prefix = '',
): ListFilters<Choices> {
  const [address, change] = useAddressQuery()
  const values = readFilters(address, choices, prefix)
  const q = readSearch(address, inAddress('q', prefix))
  const set = (changes: Record<string, string | undefined>) =>
    change((now) => writeFilters(now, choices, changes, prefix), {
      replace: Object.keys(changes).every((name) => name === 'q'),
    })
  const entries = Object.entries({ q, ...values }).map(([name, value]) => [name, value || undefined])
  const emptied = Object.entries(choices).filter(([, choice]) => defaultOf(choice) === '')
  return {
    choices,
    values,
    q,
    set,
    asked: Object.fromEntries(entries) as AskedFilters<Choices>, // the values above, without those that are empty
    isNarrowed: q !== '' || emptied.some(([name]) => values[name] !== ''),
    query: filterQuery(address, choices, prefix),
    take: (query) => {
      const asked = new URLSearchParams(query)
      const given = readFilters(asked, choices, prefix)
      set({ ...given, q: readSearch(asked, inAddress('q', prefix)) })
    },
    clear: () => set({ q: '', ...Object.fromEntries(emptied.map(([name]) => [name, ''])) }),
  }
}
