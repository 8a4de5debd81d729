import type { createManualOrder } from '@kerf/shared-contracts/contracts/orders-admin'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { unitPriceOf } from '@kerf/shared-contracts/rules/money'
import type { z } from 'zod'
import type { Order } from '../../models/order.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { writtenList } from '../../platform/language/written.ts'
import type { Work } from '../../platform/work.ts'
import * as manualRfqs from '../rfqs/manual-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { insertLines, insertOrder } from './creation-service.ts'

type ManualOrder = z.output<typeof createManualOrder.body>

/**
 * Creates an order that was never quoted, with the accepted RFQ it belongs to (docs/product/admin.md, 'Manual
 * creation').
 * @throws Problem `user.not_found`, `validation.failed` if its completion date is in the past
 */
export async function createManually(work: Work, terms: ManualOrder): Promise<Order> {
  const {
    customerId,
    amount,
    currency = work.provider.currencies[0] ?? 'USD',
    estimatedCompletion,
    notes,
    ...request
  } = terms
  if (estimatedCompletion !== null && estimatedCompletion < work.today) {
    const message = inputText.completionPast
    throw problem('validation.failed', { fields: { estimatedCompletion: message } })
  }
  const { currencies } = work.provider
  if (currencies.length > 0 && !currencies.includes(currency)) {
    const message = inputText.currencyOfSettings(writtenList(currencies))
    throw problem('validation.failed', { fields: { currency: message } })
  }
  if (!isPayable(amount, currency)) {
    throw problem('validation.failed', { fields: { amount: inputText.amountsWhole(currency) } })
  }
  const rfq = await manualRfqs.createManually(work, customerId, request)
  const { quantity } = request
  const due = { dueDate: estimatedCompletion, estimatedCompletion }
  const order = await insertOrder(work, rfq, { quoteId: null, currency, amount, ...due, notes })
  const unitPrice = unitPriceOf(amount, quantity)
  const parts = await RfqPart.query(work.tx).where({ rfqId: rfq.id })
  await insertLines(
    work,
    order,
    rfq,
    parts.map(({ id }) => ({ partId: id, quantity, unitPrice, amount })),
  )
  await rfqs.moveTo(work, rfq, 'accepted')
  return order
}
