import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { useUploadInvoiceMutation } from '@kerf/shared-contracts/client/generated/orders-admin'
import { readToken } from '@kerf/shared-contracts/client/session'
import { useUploadProgress } from '@kerf/shared-contracts/client/use-upload-progress'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { Button } from '@kerf/shared-ui/button'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { Card } from '@kerf/shared-ui/card'
import { Field } from '@kerf/shared-ui/field'
import { Cluster, Stack } from '@kerf/shared-ui/layout'
import { PdfChoice } from '@kerf/shared-ui/pdf-choice'
import { toast } from '@kerf/shared-ui/toasts'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../../shared/text.ts'
import { text } from './text.ts'

const words = text.invoice

/** The invoice of the order: to be seen when it is there, to be uploaded or replaced. */
export function Invoice({ order }: { order: Order }) {
  const [file, setFile] = useState<File | null>(null)
  const [send, { isLoading }] = useUploadInvoiceMutation()
  const progress = useUploadProgress(file)

  const upload = async () => {
    if (file === null) return
    if (readToken() === null) return toast.error(words.sessionOver)
    const { error } = await send({ id: order.id, body: { invoice: file } })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done)
    setFile(null)
  }
  return (
    <Card
      title={words.title}
      actions={
        order.invoiceUrl && (
          <ButtonLink
            to={order.invoiceUrl}
            target="_blank"
            rel="noreferrer"
            size="small"
            icon={<Receipt size={14} aria-hidden />}
          >
            {words.view}
          </ButtonLink>
        )
      }
    >
      <Stack $gap={12}>
        <Field label={words.file} hideLabel>
          <PdfChoice
            label={words.file}
            file={file}
            onFile={setFile}
            onReject={() => toast.error(words.invalidFile, words.invalidFileText)}
            progress={isLoading ? progress : undefined}
          />
        </Field>
        <Cluster>
          <Button
            variant={file ? 'primary' : 'secondary'}
            loading={isLoading}
            disabledReason={file ? undefined : words.missing}
            onClick={upload}
          >
            {order.invoiceUrl ? words.replace : words.upload}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
