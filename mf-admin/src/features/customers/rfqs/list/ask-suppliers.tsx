import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { maySendToSuppliers } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { mostRfqs } from '../../../shared/most-rfqs.ts'
import { text } from '../text.ts'

const words = text.askSuppliers

/** Leads to one request to suppliers from all selected RFQs. */
export function AskSuppliers({ rfqs }: { rfqs: readonly Rfq[] }) {
  const decided = rfqs.filter(({ status }) => !maySendToSuppliers(status)).length
  const tooMany = rfqs.length > mostRfqs ? words.tooMany(mostRfqs) : undefined
  const reason = decided > 0 ? words.decided(decided) : tooMany
  return reason ? (
    <Button size="small" disabledReason={reason}>
      {words.label}
    </Button>
  ) : (
    <ButtonLink size="small" to={adminAddress.askSuppliers(rfqs.map(({ id }) => id))}>
      {words.label}
    </ButtonLink>
  )
}
