import type { DeliveryDay, ProductionOrder } from '@kerf/shared-contracts/contracts/production'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { businessToday } from '@kerf/shared-runtime'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { formatCount, formatDate } from '@kerf/shared-ui/words/format.ts'
import { AlarmClock } from 'lucide-react'
import { Day, DayNumber, Entries, Entry, More, OrderNumber, Project, Table } from './month-table-style.tsx'
import { text } from './text.ts'

const words = text.calendar

/** An order on its day: number, project, and its stage where a mouse rests on it. */
function OrderEntry({ order, isLate }: { order: ProductionOrder; isLate: boolean }) {
  const { id, orderNumber, projectName, orderStatus } = order
  return (
    <li>
      <Entry to={adminAddress.order(id)} $late={isLate} title={orderStatusLabel(orderStatus)}>
        <OrderNumber>
          {isLate && <AlarmClock size={13} aria-label={words.late} role="img" />}
          {orderNumber}
        </OrderNumber>
        <Project>
          <bdi>{projectName}</bdi>
        </Project>
      </Entry>
    </li>
  )
}

interface MonthTableProps {
  caption: string
  /** `YYYY-MM`; days of its neighbours are paler. */
  month: string
  weeks: readonly (readonly string[])[]
  days: ReadonlyMap<string, DeliveryDay>
  onDay: (day: string) => void
}

/** The weeks of a month; on a narrow screen a list of the days that have orders. */
export function MonthTable({ caption, month, weeks, days, onDay }: MonthTableProps) {
  const today = businessToday()
  const cell = (day: string) => {
    const { count = 0, orders = [] } = days.get(day) ?? {}
    return (
      <Day key={day} $outside={!day.startsWith(month)} $empty={count === 0} $today={day === today}>
        <DayNumber dateTime={day} aria-current={day === today ? 'date' : undefined}>
          <span aria-hidden>{Number(day.slice(8))}</span>
          <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
        </DayNumber>
        {count > 0 && (
          <Entries>
            {orders.map((order) => (
              <OrderEntry key={order.id} order={order} isLate={day < today} />
            ))}
          </Entries>
        )}
        {count > orders.length && (
          <More
            type="button"
            aria-label={words.moreOf(formatCount(count - orders.length), formatDate(day))}
            onClick={() => onDay(day)}
          >
            {words.more(formatCount(count - orders.length))}
          </More>
        )}
      </Day>
    )
  }
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {words.weekdays.map((name, at) => (
            <th key={name} scope="col" aria-label={name}>
              {words.shortWeekdays[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </Table>
  )
}
