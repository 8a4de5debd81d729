import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { ListFrame } from '@kerf/shared-parts/lists/list-frame.tsx'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Factory } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { SupplierCard } from './supplier-card.tsx'
import type { Selection } from './use-selection.ts'

const words = text.grid

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[12]};
`

const places = ['one', 'two', 'three', 'four', 'five', 'six']

interface SupplierGridProps {
  list: PagedList<Supplier>
  selection: Selection
  isNarrowed: boolean
  onClear: () => void
}

function Cards({ list, selection, isNarrowed, onClear }: SupplierGridProps) {
  if (list.loading) {
    return (
      <Grid aria-busy aria-label={words.label}>
        {places.map((place) => (
          <li key={place}>
            <Skeleton height="190px" radius="10px" />
          </li>
        ))}
      </Grid>
    )
  }
  if (list.rows.length === 0 && isNarrowed) {
    return <NoMatch title={words.noMatch} text={words.noMatchText} onClear={onClear} />
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        icon={<Factory size={22} />}
        title={words.none}
        text={words.noneText}
        action={<ButtonLink to="/admin/supplier-management">{words.toSuppliers}</ButtonLink>}
      />
    )
  }
  return (
    <Grid aria-label={words.label}>
      {list.rows.map((supplier) => (
        <li key={supplier.id}>
          <SupplierCard supplier={supplier} isSelected={selection.has(supplier.id)} onToggle={selection.toggle} />
        </li>
      ))}
    </Grid>
  )
}

/** The filtered suppliers, as cards to select. */
export function SupplierGrid(props: SupplierGridProps) {
  return (
    <ListFrame list={props.list} noun={text.noun}>
      <Cards {...props} />
    </ListFrame>
  )
}
