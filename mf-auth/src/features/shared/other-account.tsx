import type { CurrentUser } from '@kerf/shared-contracts/contracts/users'
import { removeToken } from '@kerf/shared-runtime'
import { useLogoutMutation } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useState } from 'react'
import { tellFailure } from './failure.ts'
import { text } from './text.ts'

/** Another user is signed in. Logging out reloads the invitation. */
export function OtherAccount({ user, invited }: { user: CurrentUser; invited: string }) {
  const [logout] = useLogoutMutation()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const { error } = await logout()
    if (error) {
      setLeaving(false)
      return tellFailure(text.otherAccount.failed, error, text.otherAccount.failedText)
    }
    removeToken()
    window.location.reload()
  }
  return (
    <>
      <Notice tone="yellow">{text.otherAccount.text(user.name, user.email, invited)}</Notice>
      <Button variant="primary" onClick={leave} loading={isLeaving} fullWidth>
        {text.otherAccount.logOut}
      </Button>
    </>
  )
}
