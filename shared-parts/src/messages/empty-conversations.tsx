import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { CheckCheck, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ChosenFilters, noFilters } from './conversation-filters.tsx'
import { type ConversationsWords, text } from './text.ts'

interface EmptyConversationsProps {
  filters: ChosenFilters
  /** How to begin one. */
  begin: ReactNode
  words: Pick<ConversationsWords, 'noneWaiting' | 'noneText'>
}

/** Shown when there are no conversations; says why. */
export function EmptyConversations({ filters, begin, words }: EmptyConversationsProps) {
  const { q, values, person, set, isWaiting } = filters
  if (q || person || values.kind || values.assigned || values.with) {
    const clear = () => set(noFilters)
    return <NoMatch title={text.noMatch.title} texts={text.noMatch.texts} onClear={clear} />
  }
  if (isWaiting) {
    return (
      <EmptyState
        icon={<CheckCheck size={22} />}
        title={words.noneWaiting.title}
        text={words.noneWaiting.text}
        action={<Button onClick={() => set(noFilters)}>{text.showAll}</Button>}
      />
    )
  }
  return <EmptyState icon={<MessageSquare size={22} />} title={text.none} text={words.noneText} action={begin} />
}
