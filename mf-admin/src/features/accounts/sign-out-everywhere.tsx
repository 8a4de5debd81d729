import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useEndAccountSessionsMutation } from '@kerf/shared-runtime/endpoints/accounts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.signOut

/** Ends every session of an account, after a confirmation. */
export function SignOutEverywhere({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const [asking, setAsking] = useState(false)
  const [signOut, { isLoading }] = useEndAccountSessionsMutation()
  const { id, name, signedInDevices } = account
  const confirm = async () => {
    const { data, error } = await signOut({ id })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    setAsking(false)
    toast.success(words.done, words.doneText(name, data.ended))
  }
  return (
    <>
      <Button
        icon={<LogOut size={16} aria-hidden />}
        disabledReason={signedInDevices === 0 ? words.nowhere : undefined}
        onClick={() => setAsking(true)}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title(name)}
        confirmLabel={words.confirm}
        onConfirm={confirm}
        loading={isLoading}
      >
        <Stack $gap={8}>
          <p>{words.body(signedInDevices)}</p>
          {isSelf && <p>{words.ownBody}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
