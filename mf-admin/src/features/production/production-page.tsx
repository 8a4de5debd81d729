import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { CalendarDays, Columns3 } from 'lucide-react'
import { Board } from './board.tsx'
import { Calendar } from './calendar.tsx'
import { text } from './text.ts'

const choices = { view: ['board', 'calendar'] } as const

const views = [
  { value: 'board', label: text.views.board, icon: <Columns3 size={16} aria-hidden /> },
  { value: 'calendar', label: text.views.calendar, icon: <CalendarDays size={16} aria-hidden /> },
] as const

/** `/admin/production`: orders by stage, or by the day on which they are due. */
export function ProductionPage() {
  const filters = useListFilters(choices)
  const { view } = filters.values
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <SegmentedToggle
            label={text.view}
            value={view}
            options={views}
            onValueChange={(next) => filters.set({ view: next })}
          />
        }
      />
      {view === 'board' ? <Board /> : <Calendar />}
    </>
  )
}
