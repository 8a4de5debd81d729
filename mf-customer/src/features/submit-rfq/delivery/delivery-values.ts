import { defaultCountry } from '@kerf/shared-contracts/contracts/companies'
import type { PostalAddress, PostalAddressInput } from '@kerf/shared-contracts/contracts/company-addresses'
import type { z } from 'zod'

/** The fields of an address as typed. */
export interface AddressFields {
  name: string
  address: string
  city: string
  state: string
  postalCode: string
  country: string
}

/**
 * Where something goes. `choice` is empty for the customer's usual address, `entered` for the fields beside it, `same` for
 * the shipping address, else the key of a saved address, which fills the fields.
 */
export interface AddressValues extends AddressFields {
  choice: string
}

export interface DeliveryValues {
  neededBy: string
  shipTo: AddressValues
  billTo: AddressValues
}

export const noAddress: AddressValues = {
  choice: '',
  name: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: defaultCountry,
}

export const noDelivery: DeliveryValues = { neededBy: '', shipTo: noAddress, billTo: noAddress }

export function fieldsOf(kept: PostalAddress): AddressFields {
  const { name, address, city, state, postalCode, country } = kept
  return { name: name ?? '', address, city, state: state ?? '', postalCode: postalCode ?? '', country }
}

/** Identifies an address among the options. */
export function keyOf(kept: PostalAddress): string {
  return JSON.stringify(Object.values(fieldsOf(kept)))
}

type AddressBody = z.input<typeof PostalAddressInput> | null

/** What a choice sends; nothing for the usual address. */
function addressBody({ choice, ...fields }: AddressValues): AddressBody {
  return choice === '' ? null : fields
}

/** What is sent about date and addresses; nothing for what was left out. */
export function deliveryBody({ neededBy, shipTo, billTo }: DeliveryValues) {
  return {
    neededBy,
    shipTo: addressBody(shipTo),
    billTo: addressBody(billTo.choice === 'same' ? shipTo : billTo),
  }
}

export function saysDelivery({ neededBy, shipTo, billTo }: DeliveryValues): boolean {
  return neededBy !== '' || shipTo.choice !== '' || billTo.choice !== ''
}
