import type { OrderStatus } from '../contracts/orders.ts'
import { labelOf, materials, processes, tolerances } from '../rules/catalog.ts'
import { orderStages, stageState } from '../rules/order-lifecycle.ts'

/** A number of pieces, as in "1,200 PCS". */
export function piecesWords(quantity: number): string {
  return `${quantity.toLocaleString('en-US')} PCS`
}

/** Material with its grade, as in "Aluminum 6061-T6". */
export function materialWords({ material, materialGrade }: { material: string; materialGrade: string | null }): string {
  return [labelOf(materials, material), materialGrade].filter(Boolean).join(' ')
}

export function toleranceWords(tolerance: string | null, whenEmpty: string): string {
  return labelOf(tolerances, tolerance) || whenEmpty
}

/** Process with the specific one, as in "CNC Machining, 5-Axis Milling". */
export function processWords(rfq: {
  manufacturingProcess: string | null
  manufacturingSubprocess: string | null
}): string {
  return [labelOf(processes, rfq.manufacturingProcess), rfq.manufacturingSubprocess].filter(Boolean).join(', ')
}

/** The size of a part, as in "12.5 × 40 × 8 mm". @param sizeMm its three sides in millimetres */
export function sizeWords(sizeMm: readonly number[]): string {
  return `${sizeMm.map((side) => Math.round(side * 10) / 10).join(' × ')} mm`
}

const railStates = { completed: 'completed', in_progress: 'current', pending: 'pending' } as const

/** The eight stages of an order as a rail shows them; those it has reached say when it last entered them. */
export function stagesOf(order: {
  orderStatus: OrderStatus
  stageChanges: readonly { to: OrderStatus; changedAt: string }[]
}) {
  return orderStages.map(({ status, label }) => {
    const state = railStates[stageState(order.orderStatus, status)]
    const entered = order.stageChanges.findLast(({ to }) => to === status)?.changedAt
    return { key: status, label, state, enteredAt: state === 'pending' ? undefined : entered }
  })
}
