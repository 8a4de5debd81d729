import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { text } from './text.ts'

const Reason = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Says when an RFQ was withdrawn, and why; nothing for others. */
export function WithdrawalNote({ rfq: { withdrawal } }: { rfq: Pick<Rfq, 'withdrawal'> }) {
  if (!withdrawal) return null
  return (
    <Notice tone="grey">
      <p>{text.withdrawn(formatDateTime(withdrawal.at))}</p>
      {withdrawal.reason && <Reason dir="auto">{withdrawal.reason}</Reason>}
    </Notice>
  )
}
