import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { ConfirmationButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { FileArchive, Printer } from 'lucide-react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { usePrintAddress } from '../../shared/print-address.ts'
import { text } from '../text.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { useOrderFiles } from './use-order-files.ts'

const words = text.details

/** Links of an order: its conversation, its documents, and all its files. */
export function OrderDocuments({ order }: { order: Order }) {
  const { downloading, download } = useOrderFiles(order, {
    preparing: [words.preparing, words.preparingText],
    saved: [words.complete, words.completeText],
    failed: [words.failed, words.failedText],
  })
  const print = usePrintAddress(`/orders/print?order=${order.id}`)
  return (
    <>
      <MessagesLink about="order" id={order.id} rfq={order.rfq} />
      <ButtonLink to={print} target="_blank" rel="noreferrer" icon={<Printer size={16} aria-hidden />}>
        {words.print}
      </ButtonLink>
      <ConfirmationButton order={order} />
      <InvoiceLink order={order} />
      <Button variant="primary" icon={<FileArchive size={16} aria-hidden />} onClick={download} loading={downloading}>
        {words.downloadAll}
      </Button>
    </>
  )
}
