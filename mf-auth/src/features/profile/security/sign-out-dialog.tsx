import type { SignedInDevice } from '@kerf/shared-contracts/contracts/profile'
import { endSessionBy, isApiError, toast } from '@kerf/shared-runtime'
import { useSignOutDeviceMutation } from '@kerf/shared-runtime/endpoints/profile'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { tellFailure } from '../../shared/failure.ts'
import { useLeavePortal } from '../use-leave-portal.ts'
import { text } from './text.ts'

interface SignOutDialogProps {
  device: SignedInDevice
  onClose: () => void
}

const words = text.devices

/** Asks before one device is signed out; signing out this one leaves the portal. */
export function SignOutDialog({ device, onClose }: SignOutDialogProps) {
  const [signOut, { isLoading }] = useSignOutDeviceMutation()
  const leavePortal = useLeavePortal()
  const { id, device: name, isCurrent } = device

  const confirm = async () => {
    try {
      const call = () => signOut({ id }).unwrap()
      if (isCurrent) {
        await endSessionBy(call)
        return leavePortal()
      }
      await call()
      toast.success(words.signedOut(name))
    } catch (error) {
      // A session that ended by itself counts as success.
      if (isApiError(error) && error.code === 'session.not_found') toast.info(words.signedOut(name))
      else tellFailure(words.failed.title, error, words.failed.text)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isCurrent ? words.signOutHereTitle : words.signOutTitle(name)}
      confirmLabel={words.signOut}
      onConfirm={confirm}
      loading={isLoading}
    >
      {isCurrent ? words.signOutHereText : words.signOutText}
    </ConfirmDialog>
  )
}
