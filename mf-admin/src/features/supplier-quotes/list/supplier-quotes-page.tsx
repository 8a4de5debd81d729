import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { ListFrame } from '@kerf/shared-parts/lists/list-frame.tsx'
import { ListTools } from '@kerf/shared-parts/lists/list-tools.tsx'
import { type PagedList, pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import {
  useGetSupplierQuoteCountsQuery,
  useListSupplierRequestsPagesInfiniteQuery,
} from '@kerf/shared-runtime/endpoints/supplier-requests'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CountLine } from '@kerf/shared-ui/content/count-line.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { Inbox, RefreshCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { type OpenQuote, useQuoteDialogs } from '../decisions/use-quote-dialogs.tsx'
import { text } from '../text.ts'
import { byReference, type ReferenceGroup } from './by-reference.ts'
import { ProjectCard } from './project-card.tsx'

const choices = {
  reference: text.reference,
  sort: { label: lists.sort, values: text.sorts },
} as const

const Reference = styled.h2`
  margin-bottom: ${space[8]};
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

type Counts = ReturnType<typeof useGetSupplierQuoteCountsQuery>

const counted = ['projects', 'quotes', 'suppliers'] as const

function CountsOfAll({ counts: { data, isError } }: { counts: Counts }) {
  if (isError && !data) return <Muted role="status">{text.countsFailed}</Muted>
  const counts = counted.map((name) => ({ label: text.counts[name], value: data && formatCount(data[name]) }))
  return <CountLine label={text.counts.label} counts={counts} />
}

function Group({ group: { reference, requests }, onOpen }: { group: ReferenceGroup; onOpen: OpenQuote }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Reference id={id}>{reference ?? text.withoutReference}</Reference>
      <Stack $gap={12}>
        {requests.map((request) => (
          <ProjectCard key={request.id} request={request} onOpen={onOpen} />
        ))}
      </Stack>
    </section>
  )
}

function Loading() {
  return (
    <Stack $gap={24} aria-busy>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place}>
          <SkeletonText lines={6} />
        </Card>
      ))}
    </Stack>
  )
}

interface ProjectsProps {
  list: PagedList<SupplierRequest>
  onOpen: OpenQuote
  nothing: ReactNode
}

function Projects({ list, onOpen, nothing }: ProjectsProps) {
  if (list.loading) return <Loading />
  if (list.rows.length === 0) return nothing
  return (
    <Stack $gap={24}>
      {byReference(list.rows).map((group) => (
        <Group key={group.reference ?? ''} group={group} onOpen={onOpen} />
      ))}
    </Stack>
  )
}

/** What suppliers offered for each project, to be looked at, decided and ordered. */
export function SupplierQuotesPage() {
  const filters = useListFilters(choices)
  const list = pagedList(useListSupplierRequestsPagesInfiniteQuery(filters.asked, polling))
  const counts = useGetSupplierQuoteCountsQuery(undefined, polling)
  const { open, dialog } = useQuoteDialogs(list.rows)
  const refresh = () => {
    list.retry()
    void counts.refetch()
  }
  const nothing = filters.isNarrowed ? (
    <NoMatch title={text.none} text={text.noMatchText} onClear={filters.clear} />
  ) : (
    <EmptyState icon={<Inbox size={22} />} title={text.none} text={text.noneText} />
  )
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        counts={<CountsOfAll counts={counts} />}
        actions={
          <Button icon={<RefreshCw size={16} aria-hidden />} loading={list.retrying} onClick={refresh}>
            {text.refresh}
          </Button>
        }
      />
      <ListTools
        name="admin.supplier-quotes"
        filters={filters}
        search={text.list.search}
        isEmpty={!list.loading && !list.failed && list.total === 0}
      />
      <ListFrame list={list} noun={text.list.noun}>
        <Projects list={list} onOpen={open} nothing={nothing} />
      </ListFrame>
      {dialog}
    </>
  )
}
