import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { mayDecline, maySendToSuppliers } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { MessagesLink } from '../../../shared/messages-link.tsx'
import { text } from '../text.ts'
import { DeclineRfq } from './decline-rfq.tsx'

/** Actions on an RFQ besides quoting: declining, asking suppliers, writing to the customer. */
export function RfqActions({ rfq }: { rfq: Rfq }) {
  return (
    <>
      {mayDecline(rfq.status) && <DeclineRfq rfq={rfq} />}
      {maySendToSuppliers(rfq.status) && (
        <ButtonLink to={adminAddress.askSuppliers([rfq.id])}>{text.panel.askSuppliers}</ButtonLink>
      )}
      <MessagesLink about="rfq" id={rfq.id} />
    </>
  )
}
