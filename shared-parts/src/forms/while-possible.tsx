import type { ChangedThing } from '@kerf/shared-contracts/contracts/changes'
import { toast } from '@kerf/shared-runtime'
import { changesApi, useGetLastChangeQuery } from '@kerf/shared-runtime/endpoints/changes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { HoldContext, useHeld } from './held.ts'
import { text } from './text.ts'
import { useHasDraft } from './use-kept-form.ts'

/** Why something can no longer be done, and where the audit log says who did that. */
export interface Ended {
  what: ChangedThing
  id: string
  /** What somebody did, after their name: 'declined this RFQ'. */
  did: string
  /** The same without a name: 'This RFQ was declined'. */
  was: string
}

interface EndedForm extends Ended {
  discard: () => void
}

const EndedContext = createContext<EndedForm | undefined>(undefined)

/** Why the surrounding form can no longer be sent; undefined while it can. */
export function useEnded(): Ended | undefined {
  return use(EndedContext)
}

interface Told {
  by: string | null
  isSelf: boolean
  at: string | null
}

function endedWords({ did, was }: Ended, change: Told | undefined): string {
  const when = change?.at ? text.ended.on(formatDateTime(change.at)) : ''
  if (change?.isSelf) return text.ended.bySelf(did, when)
  return change?.by ? text.ended.by(change.by, did, when) : text.ended.bySomebody(was, when)
}

interface WhilePossibleProps {
  /** Why the content is no longer possible; undefined while it is. */
  ended: Ended | undefined
  /** The form's place, so that a draft stays readable after the end. */
  place?: string | undefined
  children: ReactNode
}

/**
 * A form that can be filled in while something is possible. Afterwards an empty form disappears; one with input stays,
 * to be read and copied until the input is discarded. It cannot be sent, and says who ended it (docs/decisions/0033).
 * `KeptForm` shows that; a form without one shows an {@link EndedNotice}.
 */
export function WhilePossible({ ended, place = '', children }: WhilePossibleProps) {
  const { isHeld, hold, forget } = useHeld()
  const hasDraft = useHasDraft(place)
  const [isOpening, setOpening] = useState(hasDraft)
  const [isDiscarded, setDiscarded] = useState(false)
  // By now the form has read its draft, and holds its place itself.
  useEffect(() => setOpening(false), [])
  if (ended === undefined && isDiscarded) setDiscarded(false)

  const form = ended && {
    ...ended,
    discard: () => {
      forget()
      setDiscarded(true)
    },
  }
  const isShown = ended === undefined || ((isHeld || isOpening) && !isDiscarded)
  if (!isShown) return null
  return (
    <HoldContext value={hold}>
      <EndedContext value={form}>
        <SubmitOff value={ended && text.ended.off}>{children}</SubmitOff>
      </EndedContext>
    </HoldContext>
  )
}

/** Says why the surrounding form can no longer be sent, and by whom it was ended; nothing while it can. */
export function EndedNotice() {
  const ended = use(EndedContext)
  return ended && <Notices ended={ended} />
}

function Notices({ ended }: { ended: EndedForm }) {
  const { what, id } = ended
  const { data } = useGetLastChangeQuery({ what, id }, { refetchOnMountOrArgChange: true })
  return (
    <Notice tone="yellow">
      <Stack $gap={12}>
        <p>
          {endedWords(ended, data)} {text.ended.kept}
        </p>
        <Cluster>
          <Button size="small" onClick={ended.discard}>
            {text.ended.discard}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}

/** Says in a toast who did something, if it was somebody else. */
export function useSayWho(): (ended: Ended) => Promise<void> {
  const [ask] = changesApi.endpoints.getLastChange.useLazyQuery()
  return async (ended) => {
    const { what, id } = ended
    const { data } = await ask({ what, id })
    if (data && !data.isSelf) toast.info(endedWords(ended, data))
  }
}

/** Shows one toast for the whole screen when somebody else ends what the user is working on. */
export function useSayEnded(ended: Ended | undefined): void {
  const key = ended && `${ended.what} ${ended.id}`
  const [begun] = useState(key)
  const sayWho = useSayWho()
  const say = useEffectEvent(() => {
    if (ended) void sayWho(ended)
  })
  useEffect(() => {
    if (key !== undefined && key !== begun) say()
  }, [key, begun])
}
