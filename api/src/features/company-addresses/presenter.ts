import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'

export function presentAddress({ name, address, city, state, postalCode, country }: PostalAddress): PostalAddress {
  return { name, address, city, state, postalCode, country }
}
