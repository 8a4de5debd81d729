import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { isActiveOrder } from '@kerf/shared-contracts/rules/order-lifecycle'
import { businessToday } from '@kerf/shared-runtime'
import { color, fontSize, fontWeight, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { AlarmClock, Hourglass } from 'lucide-react'
import { styled } from 'styled-components'
import { type Due, dueIn } from './due-words.ts'
import { text } from './text.ts'

/** What tells when an order is due, and whether it still is. */
export type DueOrder = Pick<Order, 'dueDate' | 'orderStatus'> & Partial<Pick<Order, 'promisedDate' | 'isArchived'>>

const colors: Readonly<Record<Due['urgency'], string>> = {
  late: color.dangerText,
  soon: toneColor('yellow').text,
  later: color.textMuted,
}

const Words = styled.span<{ $urgency: Due['urgency'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${({ $urgency }) => colors[$urgency]};
  font-weight: ${({ $urgency }) => ($urgency === 'later' ? fontWeight.regular : fontWeight.medium)};

  & > svg {
    flex: none;
  }
`

const Stacked = styled.span`
  display: inline-grid;
  line-height: 1.35;

  ${Words} {
    font-size: ${fontSize[12]};
  }
`

const icons = { late: AlarmClock, soon: Hourglass }

function Marked({ urgency, children }: { urgency: Due['urgency']; children: string }) {
  const Icon = urgency === 'later' ? undefined : icons[urgency]
  return (
    <Words $urgency={urgency}>
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </Words>
  )
}

/** The day on which an order is due: the one set, else the one that the quote promised. */
function dueDay({ dueDate, promisedDate = null }: DueOrder): string | null {
  return dueDate ?? promisedDate
}

/** How far away the due date of an order is; nothing if it has none, and for what is delivered or archived. */
function dueOf(order: DueOrder): Due | undefined {
  const day = dueDay(order)
  const isOver = !isActiveOrder({ orderStatus: order.orderStatus, isArchived: order.isArchived ?? false })
  return day === null || isOver ? undefined : dueIn(day, businessToday())
}

interface DueDateProps {
  order: DueOrder
  /** Said of an order without a due date. */
  undated?: string
  /** Words around the date and the days, as in 'Due …'. */
  say?: (when: string) => string
}

/** The same as {@link DueDate} without its looks; empty for an order without a due date. */
export function dueDateWords(order: DueOrder): string {
  const date = formatDate(dueDay(order))
  const due = dueOf(order)
  return due ? text.due.dated(date, due.words) : date
}

/** When an order is due, and on the same line how many days are left, or how late it is. */
export function DueDate({ order, undated = '', say = (when) => when }: DueDateProps) {
  const due = dueOf(order)
  const words = say(dueDateWords(order) || undated)
  return due ? <Marked urgency={due.urgency}>{words}</Marked> : words
}

/** The same in a cell of a table, the days below the date. */
export function DueDateCell({ order, undated = '' }: Omit<DueDateProps, 'say'>) {
  const due = dueOf(order)
  return (
    <Stacked>
      {formatDate(dueDay(order), undated)}
      {due && <Marked urgency={due.urgency}>{due.words}</Marked>}
    </Stacked>
  )
}

/** The lines of {@link DueDateCell}: the date, and the days with the width of their icon. */
export function dueDateLines(order: DueOrder): string[] {
  const due = dueOf(order)
  return [formatDate(dueDay(order)), ...(due ? [`${due.words}  `] : [])]
}
