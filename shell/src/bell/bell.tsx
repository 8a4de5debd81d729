import type { UserKind } from '@kerf/shared-contracts/contracts/endpoint'
import { polling, toast } from '@kerf/shared-runtime'
import { useCountUnreadNotificationsQuery } from '@kerf/shared-runtime/endpoints/notifications'
import { BellButton } from '@kerf/shared-ui/frames/bell-button.tsx'
import { useRef, useState } from 'react'
import { text } from './text.ts'
import { useTold } from './use-told.ts'

type BellPanel = typeof import('./bell-panel.tsx').BellPanel

/** Fetched when somebody is about to look: most pages are used without. */
const load = () => import('./bell-panel.tsx').then((file) => file.BellPanel)

interface BellProps {
  kind: UserKind
}

/** What happened that concerns the user: the button in the header with the number of unread, and the panel it opens. */
export function Bell({ kind }: BellProps) {
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<BellPanel>()
  const button = useRef<HTMLButtonElement>(null)
  useTold()
  const { data } = useCountUnreadNotificationsQuery(undefined, polling)
  const unread = data?.unreadCount ?? 0
  const open = async () => {
    setOpen(true)
    if (Panel) return
    try {
      const loaded = await load()
      setPanel(() => loaded)
    } catch {
      setOpen(false)
      toast.error(text.notLoaded, text.tryAgain)
    }
  }
  // A hint that fails is no failure: opening tries again, and tells.
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <BellButton
        ref={button}
        label={unread > 0 ? text.unread(unread) : text.title}
        unread={unread}
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {Panel && <Panel kind={kind} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
