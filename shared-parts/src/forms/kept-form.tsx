import type { Changed } from '@kerf/shared-contracts/contracts/errors'
import { useGetLastChangeQuery } from '@kerf/shared-runtime/endpoints/changes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import type { ComponentProps, ReactNode } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { text } from './text.ts'
import type { Keeping } from './use-kept-form.ts'
import { EndedNotice, useEnded } from './while-possible.tsx'

/** A current value in readable form. */
export interface PresentValue {
  label: string
  value: ReactNode
}

interface KeptFormProps {
  form: { dirty: boolean; isSubmitting: boolean; keeping: Keeping }
  /** The current server values of the form's fields. */
  present?: readonly PresentValue[] | undefined
  /** The question before leaving, if the usual words do not fit. */
  leave?: Pick<ComponentProps<typeof LeaveGuard>, 'title' | 'text' | 'leaveLabel' | 'stayLabel'> | undefined
}

/**
 * The head of a form of `useKeptForm`: shows what somebody else changed in the meantime and restored drafts, and asks
 * before unsent input is lost.
 */
export function KeptForm({ form: { dirty, isSubmitting, keeping }, present = [], leave }: KeptFormProps) {
  const { isStale, changed, changeOf, choice, restoredAt, keepMine, discard, forget, asker } = keeping
  const isEnded = useEnded() !== undefined
  return (
    <>
      {!isSubmitting && <EndedNotice />}
      {isStale && !isEnded && !isSubmitting && (
        <ChangedNotice
          changed={changed}
          changeOf={changeOf}
          present={present}
          choice={choice}
          onKeepMine={keepMine}
          onTakeTheirs={discard}
        />
      )}
      {!isStale && !isEnded && <RestoredNotice restoredAt={restoredAt} onDiscard={discard} />}
      <LeaveGuard {...leave} when={dirty} onLeave={forget} asker={asker} />
    </>
  )
}

interface RestoredNoticeProps {
  /** When the restored draft was typed; without it nothing is shown. */
  restoredAt: Date | undefined
  onDiscard: () => void
}

/** Says that the form opened with a restored draft. Part of {@link KeptForm}. */
export function RestoredNotice({ restoredAt, onDiscard }: RestoredNoticeProps) {
  if (!restoredAt) return null
  return (
    <Notice tone="blue">
      <Cluster $gap={12}>
        <span>{text.restored.text(formatDateTime(restoredAt.toISOString()))}</span>
        <Button size="small" onClick={onDiscard}>
          {text.restored.discard}
        </Button>
      </Cluster>
    </Notice>
  )
}

/** Rendered when there is nothing to choose. */
const nothing = { what: 'profile', id: '' } as const

type Told = Pick<Changed, 'by' | 'isSelf' | 'at'>

function changeWords(changed: Told | undefined): string {
  const when = changed?.at ? ` (${formatDateTime(changed.at)})` : ''
  if (changed?.isSelf) return text.changed.bySelf(when)
  return changed?.by ? text.changed.by(changed.by, when) : text.changed.bySomebody(when)
}

interface ChangedNoticeProps {
  /** From the refused write if known, otherwise fetched. */
  changed: Changed | undefined
  changeOf: Keeping['changeOf']
  present: readonly PresentValue[]
  /** Its first button, scrolled to when the user has to choose. */
  choice: Keeping['choice']
  onKeepMine: () => void
  onTakeTheirs: () => void
}

function ChangedNotice({ changed: refused, changeOf, present, choice, onKeepMine, onTakeTheirs }: ChangedNoticeProps) {
  const isAsked = refused === undefined && changeOf !== undefined
  const { data } = useGetLastChangeQuery(changeOf ?? nothing, { skip: !isAsked, refetchOnMountOrArgChange: true })
  const changed = refused ?? data
  return (
    <Notice tone="yellow">
      <Stack $gap={12}>
        <p>
          {changeWords(changed)} {text.changed.choose}
        </p>
        {present.length > 0 && (
          <>
            <p>{text.changed.present}</p>
            <DefinitionList
              items={present.map(({ label, value }) => ({ label, value: value || text.changed.nothing }))}
            />
          </>
        )}
        <Cluster>
          <Button ref={choice} size="small" onClick={onKeepMine}>
            {text.changed.keepMine}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {text.changed.takeTheirs}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}
