import type { KeptAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { AddressesDialog } from '@kerf/shared-parts/addresses/addresses-dialog.tsx'
import { useOwnAddressCalls } from '@kerf/shared-parts/addresses/use-own-address-calls.ts'
import { useListCompanyAddressesQuery } from '@kerf/shared-runtime/endpoints/company-addresses'
import { useFormikContext } from 'formik'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import { fieldsOf, keyOf, noAddress } from './delivery-values.ts'

const words = text.delivery

/** Changes and removes what the company keeps, without leaving the request; what it had chosen of it follows. */
export function ManageAddresses({ onClose }: { onClose: () => void }) {
  const query = useListCompanyAddressesQuery()
  const calls = useOwnAddressCalls()
  const form = useFormikContext<RfqFormValues>()
  const follow = (before: KeptAddress, now?: KeptAddress) => {
    const values = now ? { ...fieldsOf(now), choice: keyOf(now) } : noAddress
    for (const name of ['shipTo', 'billTo'] as const)
      if (form.values[name].choice === keyOf(before)) form.setFieldValue(name, values)
  }
  return (
    <AddressesDialog
      title={words.manageTitle}
      description={words.manageText}
      query={query}
      calls={calls}
      onChanged={follow}
      onRemoved={(removed) => follow(removed)}
      onClose={onClose}
    />
  )
}
