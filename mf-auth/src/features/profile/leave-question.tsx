import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { text } from './text.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

const words = text.unsaved

export function LeaveQuestion({ guard }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onOpenChange={guard.stay}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={guard.agree}
    >
      {words.explanation}
    </ConfirmDialog>
  )
}
