import type { KeptAddress } from '@kerf/shared-contracts/contracts/company-addresses'

export function presentAddress({ id, name, address, city, state, postalCode, country }: KeptAddress): KeptAddress {
  return { id, name, address, city, state, postalCode, country }
}
