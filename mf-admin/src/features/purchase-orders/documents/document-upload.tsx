import { useAddPurchaseOrderDocumentsMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useState } from 'react'
import { SendFiles } from '../../shared/send-files.tsx'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = { ...text.documents, failedText: shared.tryAgain }

const accepted = [
  ...['.pdf', '.xlsx', '.xls', '.csv', '.doc', '.docx'],
  ...['.jpg', '.jpeg', '.png', '.gif', '.heic', '.heif'],
]

const kinds = ['certificate', 'invoice', 'order', 'other'] as const
type Kind = (typeof kinds)[number]

/** Chooses documents of one kind and uploads them together. */
export function DocumentUpload({ orderId }: { orderId: string }) {
  const [kind, setKind] = useState<Kind>('certificate')
  const [send] = useAddPurchaseOrderDocumentsMutation()
  return (
    <SendFiles
      words={words}
      label={words.add}
      accept={accepted}
      send={(files) => send({ id: orderId, body: { kind, files } })}
    >
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'other')}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Field>
    </SendFiles>
  )
}
