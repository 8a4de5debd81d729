import { orderStages, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { statusChoice } from '../lists/list-choices.ts'

const statuses = orderStages.map(({ status }) => status)

/** The filter of a list of orders by their stage. */
export const orderStatusChoice = statusChoice(statuses, orderStatusLabel)

/** The stages that orders under way can have. */
export const activeOrderStatuses = statuses.filter((status) => status !== 'delivered')
