import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatCard } from './stat-card.tsx'
import { StatGrid } from './stat-grid.tsx'

interface Figure<Id extends string> {
  id: Id
  icon: LucideIcon
  /** Where the number comes from. */
  to?: string
}

interface StatCardsProps<Id extends string> {
  /** Accessible name. */
  label: string
  figures: readonly Figure<Id>[]
  names: Readonly<Record<Id, string>>
  hints: Readonly<Record<Id, string>>
  /** Undefined while loading. */
  values: Readonly<Record<Id, ReactNode>> | undefined
}

/** The figures at the head of a dashboard, each with a name, a number and a hint. */
export function StatCards<Id extends string>({ label, figures, names, hints, values }: StatCardsProps<Id>) {
  return (
    <StatGrid aria-label={label}>
      {figures.map(({ id, icon: Icon, to }) => (
        <StatCard
          key={id}
          label={names[id]}
          value={values?.[id]}
          hint={hints[id]}
          icon={<Icon size={18} />}
          to={to}
          loading={values === undefined}
        />
      ))}
    </StatGrid>
  )
}
