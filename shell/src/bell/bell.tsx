import type { UserKind } from '@kerf/shared-contracts/contracts/endpoint'
import { polling } from '@kerf/shared-runtime'
import { useCountUnreadNotificationsQuery } from '@kerf/shared-runtime/endpoints/notifications'
import { BellButton } from '@kerf/shared-ui/frames/bell-button.tsx'
import { useRef } from 'react'
import { useLazyWindow } from '../app/pages/use-lazy-window.ts'
import { text } from './text.ts'
import { useTold } from './use-told.ts'

const load = () => import('./bell-panel.tsx').then((file) => file.BellPanel)

interface BellProps {
  kind: UserKind
}

/** What happened that concerns the user: the button in the header with the number of unread, and the panel it opens. */
export function Bell({ kind }: BellProps) {
  const { Window: Panel, isOpen, setOpen, open, prepare } = useLazyWindow(load, text)
  const button = useRef<HTMLButtonElement>(null)
  useTold()
  const { data } = useCountUnreadNotificationsQuery(undefined, polling)
  const unread = data?.unreadCount ?? 0
  return (
    <>
      <BellButton
        ref={button}
        label={unread > 0 ? text.unread(unread) : text.title}
        unread={unread}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {Panel && <Panel kind={kind} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
