import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { ListFrame } from '@kerf/shared-parts/lists/list-frame.tsx'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatCount } from '@kerf/shared-ui/words/format.ts'

import { useId } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { QuoteCard, type QuoteCardActions, QuoteCards } from './quote-card.tsx'

const Title = styled.h2`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

interface QuoteGroupSectionProps extends QuoteCardActions {
  title: string
  list: PagedList<ListedQuote>
}

/** One group of quotes, or why it could not be loaded; nothing if the group is empty. */
export function QuoteGroupSection({ title, list, ...actions }: QuoteGroupSectionProps) {
  const titleId = useId()
  if (!list.failed && list.rows.length === 0) return null
  return (
    <Frame aria-labelledby={titleId}>
      <Cluster>
        <Title id={titleId}>{title}</Title>
        {!list.failed && <Badge>{formatCount(list.total)}</Badge>}
      </Cluster>
      <div>
        <ListFrame list={list} noun={text.nouns}>
          <QuoteCards>
            {list.rows.map((quote) => (
              <QuoteCard key={quote.id} quote={quote} {...actions} />
            ))}
          </QuoteCards>
        </ListFrame>
      </div>
    </Frame>
  )
}
