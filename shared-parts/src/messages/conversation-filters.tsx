import { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { isUuid } from '@kerf/shared-contracts/rules/uuid'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { FilterGrid, FilterRow } from '@kerf/shared-ui/messages/conversation-list-pane.tsx'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { type FilterValues, useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import type { ReactNode } from 'react'
import { type ConversationsWords, text } from './text.ts'

const words = text.filters

const choices = {
  kind: ['', ...ConversationKind.options],
  /** For customers and suppliers; admins choose a state instead. */
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
  /** Id of the customer or supplier whose conversations to show; empty for all. Only admins choose one. */
  person: string
  set: (changes: Record<string, string | undefined>) => void
  /** For the list call. */
  asked: ReturnType<typeof askedFor>
  /** Whether conversations that wait for nobody are left out. */
  isWaiting: boolean
}

/** No one, if the address holds no valid id. */
function personIn(address: URLSearchParams): string {
  const person = address.get('person')
  return person !== null && isUuid(person) ? person : ''
}

function askedFor(isProvider: boolean, q: string, person: string, values: Values) {
  const { kind, unread, state, assigned, with: counterpart } = values
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
    customerId: person || undefined,
  }
}

/** @param isProvider whether the readers are admins, who have more filters */
export function useConversationFilters(isProvider: boolean): ChosenFilters {
  const { values, q, set } = useListFilters(choices)
  const [address] = useAddressQuery()
  const person = isProvider ? personIn(address) : ''
  const isWaiting = isProvider ? values.state !== '' : values.unread !== ''
  return { values, q, person, set, asked: askedFor(isProvider, q, person, values), isWaiting }
}

/** Clears the filters. */
export const noFilters = { q: '', kind: '', unread: '', state: '', assigned: '', with: '', person: '' }

interface ConversationFiltersProps {
  filters: ChosenFilters
  isProvider: boolean
  words: Pick<ConversationsWords, 'kinds' | 'waiting'>
  /** Chooses one customer or supplier; only for admins. */
  personField: ReactNode
}

/** The kinds of conversation that the portal has a word for, as filter options. */
function kindOptionsOf({ kinds }: ConversationFiltersProps['words']) {
  const labels = { '': words.everything, ...kinds }
  return choices.kind.flatMap((value) => {
    const label = labels[value]
    return label === undefined ? [] : [{ value, label }]
  })
}

/** The filters below the search box: what conversations are about, and which of them wait; for admins also for whom. */
export function ConversationFilters({ filters, isProvider, words: portal, personField }: ConversationFiltersProps) {
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
        {personField}
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
