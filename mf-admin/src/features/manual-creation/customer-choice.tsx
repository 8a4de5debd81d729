import { useSearchCustomersQuery } from '@kerf/shared-runtime/endpoints/customers'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { useEffect, useState } from 'react'
import type { FoundCustomer } from './form-schemas.ts'
import { text } from './text.ts'

const words = text.customer

/** Number of characters from which suggestions are shown (docs/product/admin.md, 'Manual creation'). */
const shortestSearch = 2
/** The maximum number of suggestions, and how long typing must pause before they are fetched, in milliseconds. */
const mostSuggestions = 10
const pause = 250

/** The typed text, once typing has paused. */
function usePaused(typed: string): string {
  const [told, setTold] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setTold(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return told
}

function useSuggestions(typed: string) {
  const query = usePaused(typed.trim())
  const isLongEnough = query.length >= shortestSearch
  const { currentData, isFetching, isError } = useSearchCustomersQuery(
    { q: query, limit: mostSuggestions },
    // A search that failed is tried again when its words are typed again.
    { skip: !isLongEnough, refetchOnMountOrArgChange: true },
  )
  const found = isLongEnough ? (currentData ?? []) : []
  const isWaiting = isFetching || query !== typed.trim()
  return { found: found.filter(({ type }) => type === 'customer'), isWaiting, isError }
}

const hintOf = ({ company, customerNumber, email }: FoundCustomer) =>
  isolatedList([company, customerNumber, email], ' · ')

interface CustomerChoiceProps {
  customer: FoundCustomer | null
  onCustomer: (customer: FoundCustomer) => void
  error: string | undefined
}

/** Finds the customer for whom something is created, while typing. */
export function CustomerChoice({ customer, onCustomer, error }: CustomerChoiceProps) {
  const [typed, setTyped] = useState('')
  const { found, isWaiting, isError } = useSuggestions(typed)
  const choose = (id: string) => {
    const chosen = found.find((candidate) => candidate.id === id)
    if (chosen) onCustomer(chosen)
  }
  return (
    <Field label={words.label} hint={words.hint} error={error} required>
      <Combobox
        name="customer"
        value={customer?.id ?? ''}
        valueLabel={customer?.name}
        onValueChange={choose}
        options={found.map((candidate) => ({ value: candidate.id, label: candidate.name, hint: hintOf(candidate) }))}
        onQueryChange={setTyped}
        opensFrom={shortestSearch}
        loading={typed.trim().length >= shortestSearch && isWaiting}
        placeholder={words.placeholder}
        emptyText={isError ? words.failed : words.none}
      />
    </Field>
  )
}

/** The chosen customer. */
export function SelectedCustomer({ customer }: { customer: FoundCustomer }) {
  const { name, company, customerNumber, email } = customer
  return (
    <Card title={words.selected} headingLevel={2}>
      <DefinitionList
        columns={4}
        items={[
          { label: words.name, value: name },
          { label: words.company, value: company ?? words.unsaid },
          { label: words.number, value: customerNumber ?? words.unsaid },
          { label: words.email, value: email },
        ]}
      />
    </Card>
  )
}
