import { daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { text } from './text.ts'

/** How far away a due date is, and how pressing that makes it. */
export interface Due {
  /** As in "3 days left" and "2 days late". */
  words: string
  urgency: 'late' | 'soon' | 'later'
}

/** Days before its due date from which an order is due soon. */
const soonDays = 3

/**
 * How far away a due date is.
 * @param dueDate `YYYY-MM-DD` @param today in the business's time zone
 */
export function dueIn(dueDate: string, today: string): Due {
  const days = daysBetween(today, dueDate)
  if (days < 0) return { words: text.due.late(-days), urgency: 'late' }
  const words = days === 0 ? text.due.today : text.due.left(days)
  return { words, urgency: days <= soonDays ? 'soon' : 'later' }
}
