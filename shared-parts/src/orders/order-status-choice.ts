import { orderStages, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { statusChoice } from '../lists/list-choices.ts'

const statuses = orderStages.map(({ status }) => status)

/** The stage filter of a list of orders. */
export const orderStatusChoice = statusChoice(statuses, orderStatusLabel)

/** The stages that active orders can have. */
export const activeOrderStatuses = statuses.filter((status) => status !== 'delivered')
