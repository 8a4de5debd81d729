import {
  useChangeCompanyAddressMutation,
  useRemoveCompanyAddressMutation,
} from '@kerf/shared-runtime/endpoints/company-addresses'
import type { AddressCalls } from './address-calls.ts'

/** How customers change and remove the addresses of their own company. */
export function useOwnAddressCalls(): AddressCalls {
  const [change] = useChangeCompanyAddressMutation()
  const [remove] = useRemoveCompanyAddressMutation()
  return {
    change: ({ id }, body) => change({ id, body }),
    remove: ({ id }) => remove({ id }),
  }
}
