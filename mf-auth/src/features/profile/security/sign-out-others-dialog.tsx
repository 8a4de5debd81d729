import { toast } from '@kerf/shared-runtime'
import { useSignOutOtherDevicesMutation } from '@kerf/shared-runtime/endpoints/profile'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { tellFailure } from '../../shared/failure.ts'
import { text } from './text.ts'

interface SignOutOthersDialogProps {
  count: number
  onClose: () => void
}

const words = text.devices

/** Asks before all devices but this one are signed out. */
export function SignOutOthersDialog({ count, onClose }: SignOutOthersDialogProps) {
  const [signOutOthers, { isLoading }] = useSignOutOtherDevicesMutation()

  const confirm = async () => {
    const { data, error } = await signOutOthers()
    if (error || !data) tellFailure(words.failed.title, error, words.failed.text)
    else toast.success(words.othersSignedOut(data.ended))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.signOutOthersTitle(count)}
      confirmLabel={words.signOutOthers}
      onConfirm={confirm}
      loading={isLoading}
    >
      {words.signOutOthersText}
    </ConfirmDialog>
  )
}
