import { Cluster, SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { Rows3, Table } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { PartsView } from './use-parts-view.ts'

const Head = styled(Cluster)`
  justify-content: space-between;
`

/** Heads the parts, with the choice between cards and a table where there is room for one. */
export function PartsViewToggle({ view, count }: { view: PartsView; count: number }) {
  const words = text.parts
  return (
    <Head $gap={12}>
      <SectionTitle>{words.heading(count)}</SectionTitle>
      {!view.isNarrow && (
        <SegmentedToggle
          label={words.view}
          value={view.chosen}
          onValueChange={view.choose}
          options={[
            { value: 'cards', label: words.cards, icon: <Rows3 size={14} aria-hidden /> },
            { value: 'table', label: words.table, icon: <Table size={14} aria-hidden /> },
          ]}
        />
      )}
    </Head>
  )
}
