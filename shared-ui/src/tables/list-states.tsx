import { SearchX } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { spoken } from '../words/spoken.ts'

interface ListFailureProps {
  list: { retry: () => void; retrying: boolean; error?: unknown }
  /** What the list holds, in the plural: "orders". */
  noun: string
  texts?: { title: (noun: string) => string; text: string }
}

const failureTexts = spoken('listFailure', {
  title: (noun: string) => `Failed to load ${noun}`,
  text: 'Your data is safe.',
})

/** Shown in place of a list that failed to load. */
export function ListFailure({ list, noun, texts = failureTexts }: ListFailureProps) {
  return (
    <ErrorState
      title={texts.title(noun)}
      text={texts.text}
      error={list.error}
      onRetry={list.retry}
      retrying={list.retrying}
    />
  )
}

interface NoMatchProps {
  title: string
  /** What to try. */
  text?: string | undefined
  onClear: () => void
  texts?: { text: string; clear: string }
}

const noMatchTexts = spoken('noMatch', { text: 'Try another search or another status.', clear: 'Clear filters' })

/** Shown in a list that the filters leave empty. */
export function NoMatch({ title, text, onClear, texts = noMatchTexts }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX size={22} />}
      title={title}
      text={text ?? texts.text}
      action={<Button onClick={onClear}>{texts.clear}</Button>}
    />
  )
}
