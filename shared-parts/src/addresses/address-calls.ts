import type { ChangeAddressBody, KeptAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import type { z } from 'zod'

/** An address that can be changed: one that a company keeps. */
export type EditableAddress = KeptAddress & { id: string }

export const isEditable = (address: KeptAddress): address is EditableAddress => address.id !== null

/** How a portal changes and removes the addresses of a company: each has calls of its own. */
export interface AddressCalls {
  change: (
    address: EditableAddress,
    body: z.input<typeof ChangeAddressBody>,
  ) => Promise<{ data?: KeptAddress | undefined; error?: unknown }>
  remove: (address: EditableAddress) => Promise<{ error?: unknown }>
}
