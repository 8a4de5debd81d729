import type { OrderStatus, PaymentStatus, QualityCheckStatus } from '../contracts/orders.ts'
import { statusText } from './status-text.ts'

const stage = <Status extends OrderStatus>(status: Status, percent: number) => ({
  status,
  percent,
  get label(): string {
    return statusText.stages[status]
  },
})

/** The eight stages with their labels and the percent of progress (docs/product/orders.md, 'Stages'). */
export const orderStages = [
  stage('pending', 12.5),
  stage('material_procurement', 25),
  stage('manufacturing', 50),
  stage('finishing', 62.5),
  stage('quality_check', 75),
  stage('packing', 87.5),
  stage('shipped', 95),
  stage('delivered', 100),
] as const

/** The stages that come before one. */
export function stagesBefore(status: OrderStatus): OrderStatus[] {
  return orderStages.slice(0, indexOf(status)).map((stage) => stage.status)
}

/** What the rules need to know of an order. */
export interface OrderState {
  orderStatus: OrderStatus
  isArchived: boolean
  reopenedAt: string | null
  paymentStatus: PaymentStatus
  invoiceUrl: string | null
  qualityCheckStatus: QualityCheckStatus | null
  quantityRemaining: number
}

function indexOf(status: string): number {
  return orderStages.findIndex((stage) => stage.status === status)
}

/** The words for a status; an unknown one has its underscores turned into capitalised words. */
export function orderStatusLabel(status: string): string {
  const stage = orderStages[indexOf(status)]
  if (stage) return stage.label
  const other = statusText.others[status]
  if (other) return other
  const words = status.split('_').filter(Boolean)
  return words.length === 0
    ? statusText.unknown
    : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The progress of an order, the same everywhere, 0 to 100; 0 for an unknown status (docs/product/orders.md, 'Progress'). */
export function orderPercent(status: string): number {
  return orderStages[indexOf(status)]?.percent ?? 0
}

/**
 * How a stage shows for an order: earlier ones completed, the present one in progress, later ones pending
 * (docs/product/orders.md, 'Stages').
 */
export function stageState(status: OrderStatus, stage: OrderStatus): 'completed' | 'in_progress' | 'pending' {
  const difference = indexOf(stage) - indexOf(status)
  if (difference < 0 || (difference === 0 && status === 'delivered')) return 'completed'
  return difference === 0 ? 'in_progress' : 'pending'
}

/** Active orders are not delivered and not archived; the others are history. */
export function isActiveOrder(order: Pick<OrderState, 'orderStatus' | 'isArchived'>): boolean {
  return order.orderStatus !== 'delivered' && !order.isArchived
}

/** An admin sets any stage, forwards or back, until delivered, which is final unless the order is reopened. */
export function maySetStatus(order: Pick<OrderState, 'orderStatus' | 'isArchived' | 'reopenedAt'>): boolean {
  return !order.isArchived && (order.orderStatus !== 'delivered' || order.reopenedAt !== null)
}

/**
 * `delivered` needs nothing left to ship, or an explicit confirmation (docs/product/orders.md, 'Setting the stage').
 */
export function needsDeliveryConfirmation(to: OrderStatus, order: Pick<OrderState, 'quantityRemaining'>): boolean {
  return to === 'delivered' && order.quantityRemaining > 0
}

/** The days on which an order may be said to be due, `YYYY-MM-DD`. */
export interface DueDays {
  dueDate: string | null
  /** By the quote. */
  promisedDate: string | null
  estimatedCompletion: string | null
}

/** By when the customer expects the order: what was set, else what the quote promised, else what was estimated. */
export function expectedDay({ dueDate, promisedDate, estimatedCompletion }: DueDays): string | null {
  return dueDate ?? promisedDate ?? estimatedCompletion
}

/** Whether a due date is later than the customer expects the order (docs/product/orders.md, 'Due date'). */
export function isDueLater(dueDate: string, told: DueDays): boolean {
  const expected = expectedDay(told)
  return expected !== null && dueDate > expected
}

/** Said where a later due date comes without a reason. */
export const needsLaterReason = 'Please tell the customer why the order comes later'

/** What is delivered or archived is no longer due. */
export function mayChangeDueDate(order: Pick<OrderState, 'orderStatus' | 'isArchived'>): boolean {
  return isActiveOrder(order)
}

/** The customer decides while the order is in quality check and the check is pending (or absent). */
export function awaitsQualityDecision(order: Pick<OrderState, 'orderStatus' | 'qualityCheckStatus'>): boolean {
  return order.orderStatus === 'quality_check' && (order.qualityCheckStatus ?? 'pending') === 'pending'
}

/** When the customer's list of quality files is asked for (docs/product/quality-checks.md, 'Quality files'). */
export function showsQualityFiles(order: Pick<OrderState, 'orderStatus' | 'qualityCheckStatus'>): boolean {
  return (
    indexOf(order.orderStatus) >= indexOf('quality_check') ||
    (order.qualityCheckStatus !== null && order.qualityCheckStatus !== 'pending')
  )
}

/** 'View Invoice' is offered when an invoice exists and the order is packing, shipped or delivered. */
export function showsInvoice(order: Pick<OrderState, 'orderStatus' | 'invoiceUrl'>): boolean {
  return order.invoiceUrl !== null && indexOf(order.orderStatus) >= indexOf('packing')
}

/** 'Mark as Paid & Archive' needs an invoice; a reopened, already paid order may be archived again. */
export function mayMarkPaid(order: Pick<OrderState, 'invoiceUrl' | 'isArchived'>): boolean {
  return order.invoiceUrl !== null && !order.isArchived
}
