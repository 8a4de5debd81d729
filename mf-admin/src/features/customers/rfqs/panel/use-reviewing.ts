import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { maySetRfqStatus } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { messageOf, toast } from '@kerf/shared-runtime'
import { useUpdateRfqStatusMutation } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { useEffect, useRef } from 'react'
import { text } from '../text.ts'

/** Opening a submitted RFQ sets it to reviewing (docs/product/rfqs.md, 'Status'), once however often it renders. */
export function useReviewing(rfq: Rfq | undefined): void {
  const [update] = useUpdateRfqStatusMutation()
  const asked = useRef<string | null>(null)
  const id = rfq && maySetRfqStatus(rfq.status, 'reviewing') ? rfq.id : null
  useEffect(() => {
    if (id === null || asked.current === id) return
    asked.current = id
    update({ id, body: { status: 'reviewing' } }).then(({ error }) => {
      if (error) toast.error(text.updateFailed, messageOf(error, text.updateFailedText))
    })
  }, [id, update])
}
