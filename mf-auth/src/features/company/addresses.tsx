import { AddressList } from '@kerf/shared-parts/addresses/addresses-dialog.tsx'
import { useOwnAddressCalls } from '@kerf/shared-parts/addresses/use-own-address-calls.ts'
import { useListCompanyAddressesQuery } from '@kerf/shared-runtime/endpoints/company-addresses'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { text } from './text.ts'

const words = text.addresses

/** What requests of the company can choose, which those who act for it keep in order. */
export function Addresses({ mayAct }: { mayAct: boolean }) {
  const query = useListCompanyAddressesQuery()
  const calls = useOwnAddressCalls()
  return (
    <Card title={words.title} description={words.description}>
      <AddressList query={query} calls={mayAct ? calls : undefined} />
    </Card>
  )
}
