import type { SubmitSupplierQuoteBody } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { amountOf, isTooLarge, quoteTotal } from '@kerf/shared-contracts/rules/supplier-prices'
import { isRequestOpen } from '@kerf/shared-contracts/rules/supplier-requests'
import type { z } from 'zod'
import { type StoredPrice, SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierQuoteRevision } from '../../models/supplier-quote-revision.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import type { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { supplierQuoteSubmitted } from './events.ts'
import { type LockedRequest, lockRequest } from './lock-service.ts'

type Sent = z.output<typeof SubmitSupplierQuoteBody>

/** What is quoted, in a currency. */
type Submission = Sent & { currency: string }

/** The prices of every part at every requested quantity. @throws Problem `supplier_quote.incomplete` */
function pricesOf(parts: readonly SupplierRequestPart[], { prices, currency }: Submission): StoredPrice[] {
  const asked = parts.flatMap((part) => part.quantities.map((quantity) => ({ part, quantity })))
  if (prices.length !== asked.length) throw problem('supplier_quote.incomplete')
  return asked.map(({ part, quantity }) => {
    const given = prices.find((price) => price.partId === part.id && price.quantity === quantity)
    if (!given) throw problem('supplier_quote.incomplete')
    const amount = amountOf(given.unitPrice, quantity, currency)
    return { partId: part.id, partName: part.name, quantity, unitPrice: given.unitPrice, amount }
  })
}

/** The sum over the parts at their first quantities, with setup and freight. @throws Problem `validation.failed` */
function priceOf(
  parts: readonly SupplierRequestPart[],
  prices: readonly StoredPrice[],
  submission: Submission,
): string {
  const { currency, setupPrice, freightPrice } = submission
  const words = inputText.amountsWhole(currency)
  if (!isPayable(setupPrice, currency)) throw problem('validation.failed', { fields: { setupPrice: words } })
  if (!isPayable(freightPrice, currency)) throw problem('validation.failed', { fields: { freightPrice: words } })
  const amounts = parts.map(
    (part) =>
      prices.find(({ partId, quantity }) => partId === part.id && quantity === part.quantities[0])?.amount ?? '0.00',
  )
  const total = quoteTotal(amounts, setupPrice, freightPrice)
  if ([total, ...prices.map(({ amount }) => amount)].some(isTooLarge))
    throw problem('validation.failed', { fields: { prices: inputText.quoteTooMuch } })
  if (!/[1-9]/.test(total)) throw problem('validation.failed', { fields: { prices: inputText.enterPrice } })
  return total
}

/**
 * Quotes a request for the asking supplier, or revises its quote. This undoes a decline.
 * @returns the id of the quote
 * @throws Problem `supplier_request.not_found`, `supplier_request.closed`, `supplier_quote.not_pending`,
 *   `supplier_quote.incomplete`, `validation.failed`, `write.stale`
 */
export async function submit(
  work: Work,
  requestId: string,
  sent: Sent,
  received: readonly ReceivedFile[],
): Promise<string> {
  const { tx, actor, now } = work
  const assigned = { requestId, supplierId: actor.id }
  if (!(await SupplierRequestAssignment.query(tx).findOne(assigned))) throw problem('supplier_request.not_found')
  const request = await lockRequest(work, requestId)
  const before = await SupplierQuote.query(tx).findOne(assigned)
  if (before && before.status !== 'pending') throw problem('supplier_quote.not_pending')
  if (request.awardedAt !== null) throw problem('supplier_request.all_awarded')
  if (!isRequestOpen(request.dueDate, work.today)) throw problem('supplier_request.closed')
  // A revision is in the currency of the previous quote unless it names another.
  const submission = { ...sent, currency: sent.currency ?? before?.currency ?? 'USD' }
  await assertSame(work, request, before, submission)
  if (submission.validUntil !== null && submission.validUntil < work.today) {
    throw problem('validation.failed', { fields: { validUntil: inputText.validFromToday } })
  }
  const prices = pricesOf(request.parts, submission)
  const price = priceOf(request.parts, prices, submission)
  const quote = await keep(work, request, before, { submission, price, prices, received })
  await SupplierRequestAssignment.query(tx)
    .where(assigned)
    .patch({ quotedAt: now, declinedAt: null, declineReason: null })
  await work.happened(supplierQuoteSubmitted, { quote, request, price, currency: submission.currency })
  return quote.id
}

async function assertSame(
  work: Work,
  request: LockedRequest,
  before: SupplierQuote | undefined,
  { basedOn }: Submission,
): Promise<void> {
  await assertNotStale(work, {
    basedOn,
    present: { revision: before?.revision ?? 0, seal: request.seal },
    changedBy: {
      object: before ? { type: 'supplier_quote', id: before.id } : { type: 'supplier_request', id: request.id },
      actions: [supplierQuoteSubmitted.name, 'supplier_request.changed'],
    },
  })
}

interface Offered {
  submission: Submission
  price: string
  prices: StoredPrice[]
  received: readonly ReceivedFile[]
}

/** Writes the quote, or its next revision, and stores the submission. */
async function keep(
  work: Work,
  request: LockedRequest,
  before: SupplierQuote | undefined,
  { submission, price, prices, received }: Offered,
): Promise<SupplierQuote> {
  const { tx, actor, now } = work
  const terms = {
    price,
    currency: submission.currency,
    setupPrice: submission.setupPrice,
    freightPrice: submission.freightPrice,
    leadTimeDays: submission.leadTime,
    validUntil: submission.validUntil,
    notes: submission.notes,
    prices,
    seal: request.seal,
    submittedAt: now,
  }
  const revision = (before?.revision ?? 0) + 1
  const quote = before
    ? await before.$query(tx).patchAndFetch({ ...terms, revision, updatedAt: now })
    : await SupplierQuote.query(tx).insertAndFetch({
        ...terms,
        requestId: request.id,
        supplierId: actor.id,
        revision,
        updatedAt: now,
      })
  const file = await files.attachOne(work, { type: 'supplier_quote', id: quote.id }, received)
  const quoteFileId = file?.id ?? (submission.removeFile ? null : quote.quoteFileId)
  await SupplierQuoteRevision.query(tx).insert({ ...terms, quoteId: quote.id, revision, quoteFileId })
  return quoteFileId === quote.quoteFileId ? quote : quote.$query(tx).patchAndFetch({ quoteFileId, updatedAt: now })
}
