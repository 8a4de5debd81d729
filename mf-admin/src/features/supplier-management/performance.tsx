import type { SupplierPerformance } from '@kerf/shared-contracts/contracts/suppliers'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { StatCard } from '@kerf/shared-ui/content/stat-card.tsx'
import { StatGrid } from '@kerf/shared-ui/content/stat-grid.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { styled } from 'styled-components'
import type { z } from 'zod'
import { Section } from './section.tsx'
import { text } from './text.ts'

const words = text.performance

/* Four in a row would wrap their hints unevenly. */
const Figures = styled(StatGrid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

/** A supplier's performance so far; a share of nothing is not shown (docs/product/suppliers.md, 'Performance'). */
export function Performance({ performance }: { performance: z.output<typeof SupplierPerformance> }) {
  const { onTimeShare, acceptedShare, qualityShare, averageLeadTime } = performance
  const share = (value: number | null) => (value === null ? text.unsaid : words.percent(value))
  const hint = (value: number | null, hints: string) => (value === null ? words.none : hints)
  const { figures, hints } = words
  return (
    <Section title={words.title}>
      <Figures>
        <StatCard
          label={figures.onTime}
          value={share(onTimeShare)}
          hint={hint(onTimeShare, hints.onTime(performance.received))}
        />
        <StatCard
          label={figures.accepted}
          value={share(acceptedShare)}
          hint={hint(acceptedShare, hints.accepted(performance.accepted, performance.quotes))}
        />
        <StatCard label={figures.quality} value={share(qualityShare)} hint={hint(qualityShare, hints.quality)} />
        <StatCard
          label={figures.leadTime}
          value={averageLeadTime === null ? text.unsaid : words.days(averageLeadTime)}
          hint={hint(averageLeadTime, hints.leadTime)}
        />
      </Figures>
      <DefinitionList
        columns={4}
        items={(['requests', 'quotes', 'declined', 'purchaseOrders'] as const).map((name) => ({
          label: words[name],
          value: performance[name].toLocaleString(locale()),
        }))}
      />
    </Section>
  )
}
