import { useAddressQuery } from './use-address-query.ts'

/** Characters that lists are searched for at most (docs/product/lists.md, 'Search'). */
export const longestSearch = 200

/** The filters of a list with the values each may have; the first one is the default and stays out of the address. */
export type FilterChoices = Readonly<Record<string, readonly [string, ...string[]]>>

export type FilterValues<Choices extends FilterChoices> = { [Name in keyof Choices]: Choices[Name][number] }

/** Reads the filters from an address; whatever it may not hold counts as the default. */
export function readFilters<const Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
): FilterValues<Choices> {
  const entries = Object.entries(choices).map(([name, allowed]) => {
    const value = address.get(name) ?? ''
    return [name, allowed.includes(value) ? value : allowed[0]]
  })
  return Object.fromEntries(entries) as FilterValues<Choices> // each value was taken from its own list above
}

/** The address with some filters changed; defaults are left out, what is no filter stays. */
export function writeFilters<const Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(changes)) {
    if (!value || value === choices[name]?.[0]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Reads the search text; of a longer one than lists take, the part that they take. */
export function readSearch(address: URLSearchParams, searchName: string): string {
  return (address.get(searchName) ?? '').slice(0, longestSearch)
}

/**
 * The filters of a list, kept in the address so that a reload, a link and the back button lead to the same list. Each
 * choice is a step that Back undoes; what is typed into the search is none.
 * @param choices what each filter may be @param searchName the address's name for the search text
 */
export function useListFilters<const Choices extends FilterChoices>(choices: Choices, searchName = 'q') {
  const [address, change] = useAddressQuery()
  const values = readFilters(address, choices)
  const set = (changes: Record<string, string | undefined>) =>
    change((now) => writeFilters(now, choices, changes), {
      replace: Object.keys(changes).every((name) => name === searchName),
    })
  return { values, q: readSearch(address, searchName), set }
}
