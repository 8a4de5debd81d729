import { messageOf } from '@kerf/shared-runtime'
import { useSearchCustomersQuery } from '@kerf/shared-runtime/endpoints/customers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { longestSearch } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Search, SearchX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ResultCard } from './result-card.tsx'
import { text } from './text.ts'

const shown = 50

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  max-width: 640px;
  margin-bottom: ${space[24]};
`

function Results({ q }: { q: string }) {
  const { currentData, error, isFetching, refetch } = useSearchCustomersQuery({ q, limit: shown })
  if (error && !currentData) {
    return <ErrorState title={text.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
  }
  if (!currentData) return <SkeletonText lines={6} />
  if (currentData.length === 0) {
    return <EmptyState icon={<SearchX size={22} />} title={text.none} text={text.noneText} />
  }
  return (
    <Stack as="section" aria-label={text.results}>
      <Muted role="status">
        {currentData.length < shown ? text.found(currentData.length) : text.first(currentData.length)}
      </Muted>
      <CardGrid $min={320}>
        {currentData.map((customer) => (
          <ResultCard key={customer.id} customer={customer} />
        ))}
      </CardGrid>
    </Stack>
  )
}

/** Finds customers; the search text is in the address. */
export function CustomerSearchPage() {
  const [address, change] = useAddressQuery()
  const q = (address.get('q') ?? '').trim().slice(0, longestSearch)
  const [typed, setTyped] = useState(q)
  const isBlank = typed.trim() === ''
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank) return
    change((now) => {
      now.set('q', typed.trim())
      return now
    })
  }
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SearchForm role="search" onSubmit={search}>
        <TextInput
          type="search"
          aria-label={text.label}
          placeholder={text.placeholder}
          maxLength={longestSearch}
          icon={<Search size={16} aria-hidden />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" {...(isBlank && { disabledReason: text.blank })}>
          {text.search}
        </Button>
      </SearchForm>
      {q === '' ? (
        <EmptyState icon={<Search size={22} />} title={text.start} text={text.startText} />
      ) : (
        <Results q={q} />
      )}
    </>
  )
}
