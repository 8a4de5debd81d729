import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { saysNotFound } from '@kerf/shared-runtime'
import { useGetAccountQuery, useListAccountsQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.person

/** The maximum number of suggestions, and how long typing must pause before they are fetched, in milliseconds. */
const mostSuggestions = 10
const pause = 250

const Row = styled.div`
  display: flex;
  gap: ${space[4]};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

/** The name of somebody of whom only the id is known. */
function useNameOf(person: string): string | undefined {
  const { data, error } = useGetAccountQuery({ id: person }, { skip: person === '' })
  if (person === '') return undefined
  if (data?.id === person) return data.name
  if (error === undefined) return ''
  return saysNotFound(error) ? words.unknown : words.notLoaded
}

interface PersonFieldProps {
  /** The id of an account; empty for everybody. */
  person: string
  onPerson: (person: string) => void
  label?: string
  /** True if the surrounding filters have no visible labels. */
  hideLabel?: boolean
  /** The text for nobody chosen. */
  placeholder?: string
  /** Whether admins can be chosen, too; yes unless said. */
  admins?: boolean
}

/** Filters a list by one person. */
export function PersonField(props: PersonFieldProps) {
  const { person, onPerson, label = words.label, hideLabel, placeholder, admins = true } = props
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), pause) || undefined
  const { currentData, data, isFetching, isError } = useListAccountsQuery({
    ...{ q, sort: 'name', limit: mostSuggestions },
    ...(!admins && { admins }),
  })
  const name = useNameOf(person)
  const found = (currentData ?? data)?.items ?? []
  const choose = (id: string) => {
    setTyped('')
    onPerson(id)
  }
  const clear = person !== '' && (
    <IconButton label={words.clear} icon={<X size={16} aria-hidden />} onClick={() => onPerson('')} />
  )
  return (
    <Field label={label} hideLabel={hideLabel ?? false}>
      <Row>
        <Combobox
          value={person}
          valueLabel={name}
          onValueChange={choose}
          onQueryChange={setTyped}
          options={found.map((account) => ({ value: account.id, label: account.name, hint: account.email }))}
          loading={isFetching}
          placeholder={placeholder ?? words.placeholder}
          emptyText={isError ? words.failed : words.none}
        />
        {clear}
      </Row>
    </Field>
  )
}
