import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { mostSuppliers, type Selection } from './use-selection.ts'

const words = text.selection

const Frame = styled(Cluster)`
  margin-bottom: ${space[12]};
`

const Count = styled.span`
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

/** Why not all can be selected now. */
function reasonAgainstAll(list: PagedList<Supplier>, { has }: Selection): string | undefined {
  if (list.rows.length === 0) return words.nothingToSelect
  if (list.total > mostSuppliers) return words.tooManyToSelect
  if (list.loadMore === undefined && list.rows.every(({ id }) => has(id))) return words.allSelected
  return undefined
}

/** The number selected, with buttons to select all or none. */
export function SelectionTools({ list, selection }: { list: PagedList<Supplier>; selection: Selection }) {
  const count = selection.chosen.length
  return (
    <Frame role="group" aria-label={words.label} $gap={12}>
      <Button
        size="small"
        onClick={selection.takeAll}
        loading={selection.isTakingAll}
        disabledReason={reasonAgainstAll(list, selection)}
      >
        {words.all}
      </Button>
      <Button
        size="small"
        variant="ghost"
        onClick={selection.clear}
        disabledReason={count === 0 ? words.nothingToClear : undefined}
      >
        {words.clear}
      </Button>
      <Count aria-live="polite">{words.selected(count)}</Count>
      {selection.hidden > 0 && <Muted as="span">{words.hidden(selection.hidden)}</Muted>}
    </Frame>
  )
}
