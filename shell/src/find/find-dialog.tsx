import type { ModuleListing } from '@kerf/module-kit/platform'
import { isEnoughToFind, longestFind } from '@kerf/shared-contracts/rules/find'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Finder } from '@kerf/shared-ui/finder/finder.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { UserKind } from '../app/session/session.ts'
import { text } from './dialog-text.ts'
import { type Found, groupsOf, kindOfOption } from './groups.tsx'
import { matchingPages, pagesFor } from './pages.ts'
import { keepRecent, readRecent } from './recent.ts'
import { useFound } from './use-found.ts'

export interface FindDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  modules: readonly ModuleListing[]
  kind: UserKind
  userId: string
  /** Whether pages for acting are offered. */
  mayAct: boolean
}

const Notice = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
  padding: ${space[24]} ${space[16]};
  text-align: center;
`

/** The search dialog; it starts empty each time. */
export function FindDialog(props: FindDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ open, onOpenChange, modules, kind, userId, mayAct }: FindDialogProps) {
  const [query, setQuery] = useState('')
  const pages = useMemo(() => pagesFor(modules, kind, mayAct), [modules, kind, mayAct])
  const [recent] = useState(() => readRecent(userId))
  const sought = query.trim()
  const answer = useFound(sought)
  const found: Found = {
    ...{ recent: sought === '' ? recent : [], pages: sought === '' ? pages : matchingPages(pages, sought) },
    ...{ hits: answer.groups, areOld: answer.isBusy },
  }
  const groups = groupsOf(found)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <Finder
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      isBusy={answer.isBusy}
      status={sought === '' ? '' : text.count(count)}
      notice={<State sought={sought} isEmpty={count === 0} answer={answer} />}
      onOpened={({ to, title, details = [], id }) =>
        keepRecent(userId, { to, title, details: [...details], kind: kindOfOption(id) })
      }
      maxLength={longestFind}
      texts={text.words}
    />
  )
}

interface StateProps {
  sought: string
  isEmpty: boolean
  answer: ReturnType<typeof useFound>
}

/** The notice shown instead of or below results. */
function State({ sought, isEmpty, answer: { error, isBusy, retry } }: StateProps) {
  if (error !== undefined) {
    return (
      <Notice role="alert">
        <p>{failureWords(error, text.failed)}</p>
        <Button size="small" onClick={retry} loading={isBusy}>
          {text.retry}
        </Button>
      </Notice>
    )
  }
  if (isBusy || !isEmpty || sought === '') return null
  return <Notice>{isEnoughToFind(sought) ? text.nothing(sought) : text.tooShort}</Notice>
}
