import { useAddressQuery } from './use-address-query.ts'

/** Characters that lists are searched for at most (docs/product/lists.md). */
export const longestSearch = 200

/** A filter that is chosen from a list: its name, and the words of each value; the first value is the default. */
export interface FilterChoice<Value extends string = string> {
  label: string
  values: Readonly<Record<Value, string>>
}

/**
 * The filters of a list, each with the values it may have. The first value is the default and stays out of the address;
 * a default of `''` leaves nothing out of the list. With words for its values a filter can be drawn, see `ListTools`.
 */
export type FilterChoices = Readonly<Record<string, readonly [string, ...string[]] | FilterChoice>>

type ValueOf<Choice> = Choice extends readonly string[]
  ? Choice[number]
  : Choice extends { values: infer Words }
    ? keyof Words & string
    : never

export type FilterValues<Choices extends FilterChoices> = { [Name in keyof Choices]: ValueOf<Choices[Name]> }

/** What a list is asked for: what leaves nothing out is not said. */
export type AskedFilters<Choices extends FilterChoices> = { q?: string | undefined } & {
  [Name in keyof Choices]: Exclude<ValueOf<Choices[Name]>, ''> | ('' extends ValueOf<Choices[Name]> ? undefined : never)
}

/** The values of a filter in their order, the default first. */
function valuesOf(choice: FilterChoices[string]): readonly string[] {
  return 'values' in choice && !Array.isArray(choice) ? Object.keys(choice.values) : (choice as readonly string[]) // the other of the two
}

const defaultOf = (choice: FilterChoices[string]) => valuesOf(choice)[0] ?? ''

/** `status`, or with the prefix `order` `orderStatus`. */
const inAddress = (name: string, prefix: string) =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Reads the filters from an address; whatever it may not hold counts as the default. */
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

/** The address with some filters changed; defaults are left out, what is no filter stays. */
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

/** The filters of a list alone, as an address has them after `?`; nothing where none is chosen. */
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

/** Reads the search text; of a longer one than lists take, the part that they take. */
export function readSearch(address: URLSearchParams, searchName: string): string {
  return (address.get(searchName) ?? '').slice(0, longestSearch)
}

/** The filters of a list as its address has them, and how they are changed. */
export interface ListFilters<Choices extends FilterChoices = FilterChoices> {
  choices: Choices
  values: FilterValues<Choices>
  /** What is searched for. */
  q: string
  set: (changes: Record<string, string | undefined>) => void
  /** For the list call. */
  asked: AskedFilters<Choices>
  /** Whether the search or a filter leaves something out. */
  isNarrowed: boolean
  /** Leaves nothing out. */
  clear: () => void
  /** These filters alone, as an address has them after `?`, such as `status=shipped&q=steel`. */
  query: string
  /** Has the list filtered as such a `query` says, and in no other way. */
  take: (query: string) => void
}

/**
 * The filters of a list, kept in the address so that a reload, a link and the back button lead to the same list. Each
 * choice is a step that Back undoes; what is typed into the search is none.
 * @param choices what each filter may be @param prefix of their names in the address, where a page has several lists
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
