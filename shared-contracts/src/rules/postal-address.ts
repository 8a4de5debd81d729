/** A place as letters name it. */
export interface PostalPlace {
  /** Street and number, in lines. */
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string
}

/**
 * The lines of an address, written as where the letter is sorted: the United States need no country.
 * @returns none where nothing but the country is known
 */
export function postalLines({ address, city, state, postalCode, country }: PostalPlace): string[] {
  const isAmerican = country === 'United States'
  const place = isAmerican
    ? [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ')
  const street = address?.split('\n') ?? []
  const lines = [...street, place].map((line) => line.trim()).filter((line) => line !== '')
  return lines.length > 0 && !isAmerican ? [...lines, country] : lines
}
