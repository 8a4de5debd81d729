import { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { SegmentedToggle } from '@kerf/shared-ui/forms/segmented-toggle.tsx'
import { FilterGrid, FilterRow } from '@kerf/shared-ui/messages/conversation-list-pane.tsx'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { type FilterValues, useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { type ConversationsWords, text } from './text.ts'

const words = text.filters

const choices = {
  kind: ['', ...ConversationKind.options],
  /** For customers and suppliers; admins choose a state. */
  unread: ['', 'true'],
  state: ['', 'unread', 'unanswered', 'day'],
  assigned: ['', 'me', 'nobody'],
  with: ['', 'customers', 'suppliers'],
} as const

type Values = FilterValues<typeof choices>

/** The filters of a list of conversations, as its address has them. */
export interface ChosenFilters {
  values: Values
  q: string
  set: (changes: Record<string, string | undefined>) => void
  /** For the list call. */
  asked: ReturnType<typeof askedFor>
  /** Whether those are left out who wait for nobody. */
  isWaiting: boolean
}

function askedFor(isProvider: boolean, q: string, { kind, unread, state, assigned, with: counterpart }: Values) {
  const flag = (isAsked: boolean) => (isAsked ? true : undefined)
  if (!isProvider) return { q: q || undefined, kind: kind || undefined, unread: flag(unread === 'true') }
  return {
    q: q || undefined,
    kind: kind || undefined,
    unread: flag(state === 'unread'),
    unanswered: flag(state === 'unanswered'),
    unansweredForDay: flag(state === 'day'),
    assigned: assigned || undefined,
    with: counterpart || undefined,
  }
}

/** @param isProvider whether admins read, who have more to choose from */
export function useConversationFilters(isProvider: boolean): ChosenFilters {
  const { values, q, set } = useListFilters(choices)
  const isWaiting = isProvider ? values.state !== '' : values.unread !== ''
  return { values, q, set, asked: askedFor(isProvider, q, values), isWaiting }
}

/** Leaves nothing out. */
export const noFilters = { q: '', kind: '', unread: '', state: '', assigned: '', with: '' }

interface ConversationFiltersProps {
  filters: ChosenFilters
  isProvider: boolean
  words: Pick<ConversationsWords, 'kinds' | 'waiting'>
}

/** The subjects that a portal has a word for, as its filter offers them. */
function kindOptionsOf({ kinds }: ConversationFiltersProps['words']) {
  const labels = { '': words.everything, ...kinds }
  return choices.kind.flatMap((value) => {
    const label = labels[value]
    return label === undefined ? [] : [{ value, label }]
  })
}

/** The filters below the search box: what conversations are about, and which of them wait; for admins also for whom. */
export function ConversationFilters({ filters, isProvider, words: portal }: ConversationFiltersProps) {
  const { values, set } = filters
  const select = <Name extends 'kind' | 'state' | 'assigned' | 'with'>(
    name: Name,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterSelect
      label={label}
      hideLabel
      value={values[name]}
      onValueChange={(value) => set({ [name]: value })}
      options={options}
    />
  )
  const kind = select('kind', words.kind, kindOptionsOf(portal))
  if (isProvider) {
    const { label: assignedLabel, ...assigned } = words.assigned
    const { label: withLabel, ...counterparts } = words.with
    return (
      <FilterGrid>
        {select('state', words.shown, optionsOf(choices.state, words.state))}
        {select('assigned', assignedLabel, optionsOf(choices.assigned, assigned))}
        {kind}
        {select('with', withLabel, optionsOf(choices.with, counterparts))}
      </FilterGrid>
    )
  }
  return (
    <FilterRow>
      {kind}
      <SegmentedToggle
        label={words.shown}
        value={values.unread}
        onValueChange={(unread) => set({ unread })}
        options={[
          { value: '', label: words.all },
          { value: 'true', label: portal.waiting },
        ]}
      />
    </FilterRow>
  )
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }))
}
