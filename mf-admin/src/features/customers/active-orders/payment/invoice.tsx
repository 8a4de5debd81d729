import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { type FileRefusal, fileRefusalOf, reasonOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { changedOf } from '@kerf/shared-parts/forms/stale-words.ts'
import { EndedNotice, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { type ApiError, readToken, toast } from '@kerf/shared-runtime'
import { useUploadInvoiceMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { PdfChoice } from '@kerf/shared-ui/files/pdf-choice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { FilePlus, Receipt } from 'lucide-react'
import { use, useState } from 'react'
import { text as shared } from '../../../shared/text.ts'
import { orderEnded } from '../order-ended.ts'
import { text } from '../text.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'

const words = text.invoice

/** An invoice that a colleague uploaded in the meantime: the next click replaces it deliberately. */
function presentInvoice(error: ApiError): string | null {
  const present = changedOf(error)?.present.invoiceUrl
  return typeof present === 'string' ? present : null
}

function ViewInvoice({ order: { invoiceUrl } }: { order: Order }) {
  if (!invoiceUrl) return null
  return (
    <ButtonLink to={invoiceUrl} target="_blank" rel="noreferrer" size="small" icon={<Receipt size={14} aria-hidden />}>
      {words.view}
    </ButtonLink>
  )
}

/** The invoice of an order; read-only once the order is archived. */
export function Invoice({ order }: { order: Order }) {
  return (
    <Card title={words.title} actions={<ViewInvoice order={order} />}>
      {order.isArchived && <Muted>{order.invoiceNumber ? words.number(order.invoiceNumber) : words.uploaded}</Muted>}
      <WhilePossible ended={orderEnded(order)}>
        <InvoiceForm order={order} />
      </WhilePossible>
    </Card>
  )
}

/** Creates the invoice with Kerf, or uploads one, for the first time or again. */
function InvoiceForm({ order }: { order: Order }) {
  const [file, setFile] = useState<File | null>(null)
  const off = use(SubmitOff)
  // The invoice that existed when the new one was chosen.
  const [seen, setSeen] = useState(order.invoiceUrl)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [send, { isLoading }] = useUploadInvoiceMutation()
  const progress = useUploadProgress(file)

  const upload = async () => {
    if (file === null) return
    if (readToken() === null) return toast.error(words.sessionOver)
    const { error } = await send({
      id: order.id,
      body: { invoice: file, basedOn: JSON.stringify({ invoiceUrl: seen }) },
    })
    setRefusal(fileRefusalOf(error, file))
    if (isStale(error)) setSeen(presentInvoice(error))
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done)
    choose(null)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setSeen(order.invoiceUrl)
  }
  return (
    <>
      <EndedNotice />
      <LeaveGuard when={file !== null} />
      <Stack $gap={12}>
        <Cluster>
          <Button icon={<FilePlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
            {order.invoiceUrl ? words.createAnew : words.create}
          </Button>
          {order.invoiceNumber && <Muted>{words.number(order.invoiceNumber)}</Muted>}
        </Cluster>
        {isCreating && <InvoiceDialog order={order} onClose={() => setCreating(false)} />}
        <Field label={words.file} hint={words.orBring}>
          <PdfChoice
            label={words.file}
            file={file}
            onFile={choose}
            onReject={() => toast.error(words.invalidFile, words.invalidFileText)}
            progress={isLoading ? progress : undefined}
            error={reasonOf(refusal, file)}
          />
        </Field>
        <Cluster>
          <Button
            variant={file ? 'primary' : 'secondary'}
            loading={isLoading}
            disabledReason={off ?? (file ? undefined : words.missing)}
            onClick={upload}
          >
            {order.invoiceUrl ? words.replace : words.upload}
          </Button>
        </Cluster>
      </Stack>
    </>
  )
}
