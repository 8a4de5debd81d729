import type { Destination, PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { postalLines } from '@kerf/shared-contracts/rules/postal-address'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { text } from '../text.ts'

const words = text.destination

/** Where goods and invoice go: `''` as in the request, `usual` the customer's usual address, else an address's key. */
export interface DestinationValues {
  shipTo: string
  billTo: string
}

/** As in the request. */
export const asRequested: DestinationValues = { shipTo: '', billTo: '' }

/** An address as the call takes it: a kept one has an id, too. */
function bare({ name, address, city, state, postalCode, country }: PostalAddress): PostalAddress {
  return { name, address, city, state, postalCode, country }
}

/** An address as the value of an option. */
const keyOf = (address: PostalAddress) => JSON.stringify(bare(address))

function chosen(value: string, requested: PostalAddress | null, offered: readonly PostalAddress[]) {
  if (value === '') return requested
  return offered.find((address) => keyOf(address) === value) ?? null
}

/** The destination as the call takes it. @param offered the addresses that could be chosen */
export function destinationBody(
  { shipTo, billTo }: DestinationValues,
  requested: Destination,
  offered: readonly PostalAddress[],
): string {
  const goods = chosen(shipTo, requested.shipTo, offered)
  const invoice = chosen(billTo, requested.billTo, offered)
  return JSON.stringify({ shipTo: goods && bare(goods), billTo: invoice && bare(invoice) })
}

/** An address in one line. */
function inOneLine(address: PostalAddress | null): string {
  return address === null ? words.usual : isolatedList([address.name, ...postalLines(address)])
}

/** What can be chosen instead of what the request says. */
export function destinationOptions(requested: PostalAddress | null, offered: readonly PostalAddress[]) {
  const others = offered.filter((address) => requested === null || keyOf(address) !== keyOf(requested))
  return [
    { value: '', label: words.asRequested(inOneLine(requested)) },
    ...(requested === null ? [] : [{ value: 'usual', label: words.usual }]),
    ...others.map((address) => ({ value: keyOf(address), label: inOneLine(address) })),
  ]
}
