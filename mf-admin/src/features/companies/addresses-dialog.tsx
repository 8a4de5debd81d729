import type { Company } from '@kerf/shared-contracts/contracts/companies'
import type { AddressCalls } from '@kerf/shared-parts/addresses/address-calls.ts'
import { AddressesDialog } from '@kerf/shared-parts/addresses/addresses-dialog.tsx'
import {
  useChangeKeptAddressMutation,
  useListKeptAddressesQuery,
  useRemoveKeptAddressMutation,
} from '@kerf/shared-runtime/endpoints/company-addresses-admin'
import type { z } from 'zod'
import { text } from './text.ts'

/** What a company keeps of the addresses that its people entered. */
export function CompanyAddresses({ company, onClose }: { company: z.output<typeof Company>; onClose: () => void }) {
  const query = useListKeptAddressesQuery({ id: company.id })
  const [change] = useChangeKeptAddressMutation()
  const [remove] = useRemoveKeptAddressMutation()
  const calls: AddressCalls = {
    change: ({ id }, body) => change({ id: company.id, addressId: id, body }),
    remove: ({ id }) => remove({ id: company.id, addressId: id }),
  }
  return (
    <AddressesDialog
      title={text.addressesOf(company.name)}
      description={text.addressesText}
      query={query}
      calls={calls}
      onClose={onClose}
    />
  )
}
