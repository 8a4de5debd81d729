import type { SupplierCertificate } from '@kerf/shared-contracts/contracts/suppliers'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useDeleteSupplierCertificateMutation } from '@kerf/shared-runtime/endpoints/suppliers-supplier'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.certificates.removing

interface RemoveQuestionProps {
  certificate: SupplierCertificate
  onClose: () => void
}

/** Asks before a certificate is deleted with its file. */
export function RemoveQuestion({ certificate: { id, name }, onClose }: RemoveQuestionProps) {
  const [remove, { isLoading }] = useDeleteSupplierCertificateMutation()
  const confirm = async () => {
    const { error } = await remove({ id })
    if (error) toast.error(words.failed, failureWords(error, shared.tryAgain))
    else toast.success(words.done)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={() => void confirm()}
      loading={isLoading}
      danger
    >
      {words.text(name)}
    </ConfirmDialog>
  )
}
