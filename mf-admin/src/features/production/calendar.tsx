import type { DeliveryDay } from '@kerf/shared-contracts/contracts/production'
import { addMonths, isMonth, weeksOf } from '@kerf/shared-contracts/rules/calendar-month'
import { businessToday, polling } from '@kerf/shared-runtime'
import { useGetDeliveryCalendarQuery } from '@kerf/shared-runtime/endpoints/production'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { formatMonth } from '@kerf/shared-ui/words/months.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayDialog } from './day-dialog.tsx'
import { MonthTable } from './month-table.tsx'
import { text } from './text.ts'

const words = text.calendar

/** The month in the address; the present one unless another is named. */
function useMonth() {
  const [query, change] = useAddressQuery()
  const present = businessToday().slice(0, 7)
  const named = query.get('month') ?? ''
  const month = isMonth(named) ? named : present
  const go = (to: string) =>
    change((address) => {
      if (to === present) address.delete('month')
      else address.set('month', to)
      return address
    })
  return {
    month,
    isPresent: month === present,
    go: (months: number) => go(addMonths(month, months)),
    reset: () => go(present),
  }
}

/** The orders of a month by the day on which they are due. */
export function Calendar() {
  const { month, isPresent, go, reset } = useMonth()
  const [shown, setShown] = useState<string>()
  const weeks = weeksOf(month)
  const from = weeks[0]?.[0] ?? `${month}-01`
  const asked = useGetDeliveryCalendarQuery({ from, days: weeks.length * 7 }, polling)
  const days = asked.currentData
  const name = formatMonth(month)
  const isEmpty = days?.every(({ day }) => !day.startsWith(month))

  const content = () => {
    if (days)
      return (
        <MonthTable caption={words.caption(name)} month={month} weeks={weeks} days={byDay(days)} onDay={setShown} />
      )
    if (!asked.isError) return <LoadingBlock height="480px" />
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        error={asked.error}
        onRetry={asked.refetch}
        retrying={asked.isFetching}
      />
    )
  }
  return (
    <>
      <Card
        title={name}
        description={isEmpty && words.noneInMonth}
        actions={
          <>
            {!isPresent && <Button onClick={reset}>{words.today}</Button>}
            <IconButton label={words.previous} icon={<ChevronLeft size={18} aria-hidden />} onClick={() => go(-1)} />
            <IconButton label={words.next} icon={<ChevronRight size={18} aria-hidden />} onClick={() => go(1)} />
          </>
        }
      >
        {content()}
      </Card>
      {shown && <DayDialog day={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const byDay = (days: readonly DeliveryDay[]) => new Map(days.map((day) => [day.day, day]))
