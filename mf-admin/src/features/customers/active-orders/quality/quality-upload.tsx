import { useUploadQualityCheckFilesMutation } from '@kerf/shared-runtime/endpoints/quality-checks'
import { SendFiles } from '../../../shared/send-files.tsx'
import { text } from '../text.ts'

const words = text.quality

/** Accepted types (docs/product/quality-checks.md, 'Quality files'). */
const accepted = ['.pdf', '.xlsx', '.xls', '.jpg', '.jpeg', '.png', '.gif', '.heic', '.heif', '.zip']

/** Chooses quality files and uploads them together, so that the customer is notified once. */
export function QualityUpload({ orderId }: { orderId: string }) {
  const [send] = useUploadQualityCheckFilesMutation()
  return (
    <SendFiles
      words={words}
      label={words.title}
      accept={accepted}
      send={(qualityCheck) => send({ id: orderId, body: { qualityCheck } })}
    />
  )
}
