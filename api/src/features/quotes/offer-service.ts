import type { CreateQuoteBody } from '@kerf/shared-contracts/contracts/quotes-admin'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { longestValidity, shortestValidity } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { mayQuote } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { z } from 'zod'
import { Quote } from '../../models/quote.ts'
import { QuoteCharge } from '../../models/quote-charge.ts'
import { QuoteLine } from '../../models/quote-line.ts'
import { QuoteRevision } from '../../models/quote-revision.ts'
import type { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { writtenList } from '../../platform/language/written.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as documents from '../documents/service.ts'
import { keepEstimates } from '../estimates/rfq-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { providerSettings } from '../settings/service.ts'
import * as files from '../stored-files/service.ts'
import { quoteOffered } from './events.ts'
import { assertPayable, type OfferCharge, type OfferLine, offerLines } from './offer.ts'
import { type QuoteFacts, quoteDocument, quoteFileName } from './quote-document.ts'

/** What is offered. A quote created by hand may have no delivery date. */
export type Offer = Omit<z.output<typeof CreateQuoteBody>, 'estimatedDeliveryDate' | 'makeDocument'> & {
  estimatedDeliveryDate: string | null
}

/** A consistent offer, with what it is about. */
interface PlannedOffer {
  before: Quote | undefined
  /** Of the revision it creates. */
  revision: number
  currency: string
  parts: RfqPart[]
  lines: OfferLine[]
  charges: readonly OfferCharge[]
  terms: string | null
}

/** Where the document of an offer comes from: an uploaded file, or what is needed to generate one. */
export interface OfferDocument {
  files: readonly ReceivedFile[]
  making?: documents.Making
}

function refusePast({ today }: ReadWork, day: string | null, field: string, message: string) {
  if (day !== null && day < today) throw problem('validation.failed', { fields: { [field]: message } })
}

/**
 * Refuses what no RFQ could be quoted with before anything is created for it: a number taken by then would be missing
 * from the series.
 * @throws Problem `validation.failed`
 */
export function assertOfferable(work: ReadWork, terms: Offer): void {
  assertDays(work, terms, true)
  const { currency = firstCurrency(work) } = terms
  assertOffered(work, currency, undefined)
  assertPayable(terms.amount, currency)
}

/**
 * @throws Problem `validation.failed` for days that have passed, and for a quote valid for too long or too short a time
 */
function assertDays(work: ReadWork, terms: Offer, isByHand: boolean): void {
  refusePast(work, terms.validUntil, 'validUntil', inputText.validFromToday)
  const tooShort = !isByHand && terms.validUntil < addDays(work.today, shortestValidity)
  if (tooShort || terms.validUntil > addDays(work.today, longestValidity)) {
    const message = isByHand
      ? inputText.validAtMost(longestValidity)
      : inputText.validBetween(shortestValidity, longestValidity)
    throw problem('validation.failed', { fields: { validUntil: message } })
  }
  refusePast(work, terms.estimatedDeliveryDate, 'estimatedDeliveryDate', inputText.deliveryPast)
}

/**
 * An offer is in a currency of the settings, or stays in that of the previous offer. @throws Problem
 * `validation.failed`
 */
function assertOffered({ provider }: ReadWork, currency: string, before: string | undefined): void {
  const { currencies } = provider
  if (currency === before || currencies.length === 0 || currencies.includes(currency)) return
  const message = inputText.currencyOfSettings(writtenList(currencies))
  throw problem('validation.failed', { fields: { currency: message } })
}

const firstCurrency = ({ provider }: ReadWork) => provider.currencies[0] ?? 'USD'

/** @throws Problem `quote.rfq_not_quotable`, `rfq.withdrawn`, `validation.failed` */
async function plan(work: ReadWork, rfq: Rfq, terms: Offer): Promise<PlannedOffer> {
  if (!mayQuote(rfq.status)) {
    const code = rfq.status === 'withdrawn' ? 'rfq.withdrawn' : 'quote.rfq_not_quotable'
    throw await overtaken(code, work, rfqs.decisionOn(rfq))
  }
  assertDays(work, terms, rfq.source === 'manual')
  const parts = await RfqPart.query(work.tx).where({ rfqId: rfq.id }).orderBy('position')
  const before = await Quote.query(work.tx).findOne({ rfqId: rfq.id }).withGraphFetched('current')
  if (before && before.status !== 'pending') throw await overtaken('quote.rfq_not_quotable', work, rfqs.decisionOn(rfq))
  // A revision is in the currency of the previous offer unless it names another.
  const currency = terms.currency ?? before?.current?.currency ?? firstCurrency(work)
  assertOffered(work, currency, before?.current?.currency)
  const { charges = [] } = terms
  const lines = offerLines({ amount: terms.amount, currency }, parts, terms.lines, charges)
  const revision = (before?.currentRevision ?? 0) + 1
  return { before, revision, currency, parts, lines, charges, terms: await termsOf(work, terms, before) }
}

/** The terms of an offer: those given, else those of the previous offer, else the usual ones. */
async function termsOf(work: ReadWork, { terms }: Offer, before: Quote | undefined): Promise<string | null> {
  if (terms !== undefined) return terms || null
  return before?.current?.terms ?? (await providerSettings(work)).quoteTerms
}

/**
 * Quotes an RFQ, or replaces its pending quote with a new revision. The caller has locked the RFQ.
 * @throws Problem `quote.rfq_not_quotable`, `rfq.withdrawn`, `validation.failed`, `document.not_made`, `write.stale`
 */
export async function offer(work: Work, rfq: Locked<Rfq>, terms: Offer, document: OfferDocument): Promise<Quote> {
  await assertSameOffer(work, rfq, terms.basedOn)
  const planned = await plan(work, rfq, terms)
  const file = await fileOf(work, rfq, terms, planned, document)
  const quote = await openQuote(work, rfq, planned.before)
  const attached = await files.attachOne(work, { type: 'quote', id: quote.id }, file)
  const revision = await QuoteRevision.query(work.tx).insertAndFetch({
    quoteId: quote.id,
    revision: quote.currentRevision,
    amount: terms.amount,
    currency: planned.currency,
    validUntil: terms.validUntil,
    estimatedDeliveryDate: terms.estimatedDeliveryDate,
    notes: terms.notes,
    terms: planned.terms,
    fileId: attached?.id ?? null,
    createdBy: work.actor.id,
    createdAt: work.now,
  })
  const lines = await QuoteLine.query(work.tx).insert(
    planned.lines.map((line) => ({ ...line, revisionId: revision.id })),
  )
  // One price for everything, shared out by pieces, says nothing of a single part.
  const isPriced = terms.lines !== undefined || planned.parts.length === 1
  await keepEstimates(work, rfq, revision, { lines: isPriced ? lines : [], charges: planned.charges })
  const charges = planned.charges.map((charge, position) => ({ ...charge, position, revisionId: revision.id }))
  if (charges.length > 0) await QuoteCharge.query(work.tx).insert(charges)
  await work.happened(quoteOffered, { rfq, quote, amount: revision.amount, currency: revision.currency })
  await rfqs.moveTo(work, rfq, 'quoted')
  return quote
}

/** Its bytes are completely stored before any row names them, so that no quote ever points to a missing document. */
async function fileOf(
  work: ReadWork,
  rfq: Rfq,
  terms: Offer,
  planned: PlannedOffer,
  { files: received, making }: OfferDocument,
): Promise<readonly ReceivedFile[]> {
  if (received.length > 0 || !making) return received
  const facts = await factsOf(work, rfq, terms, planned)
  const { fileName, bytes } = await makeOf(work, facts, making)
  return [await documents.keep(making, bytes, fileName)]
}

const makeOf = (work: ReadWork, facts: QuoteFacts, making: documents.Making, isPreview = false) =>
  documents.makeFor(work, facts.recipient, making, (letterhead) => ({
    fileName: quoteFileName(facts),
    document: quoteDocument(facts, letterhead, isPreview),
  }))

async function factsOf(work: ReadWork, rfq: Rfq, terms: Offer, planned: PlannedOffer): Promise<QuoteFacts> {
  const { amount, validUntil, estimatedDeliveryDate, notes } = terms
  const { number, projectName } = rfq
  return {
    ...planned,
    ...{ number, projectName, amount, validUntil, estimatedDeliveryDate, notes },
    date: work.today,
    recipient: await documents.readRecipient(work, rfq),
  }
}

/**
 * A preview of the document Kerf would generate for an offer.
 * @returns its name and its bytes @throws Problem `quote.rfq_not_quotable`, `rfq.withdrawn`, `validation.failed`, `document.not_made`
 */
export async function preview(work: ReadWork, rfq: Rfq, terms: Offer, making: documents.Making) {
  const facts = await factsOf(work, rfq, terms, await plan(work, rfq, terms))
  return makeOf(work, facts, making, true)
}

/** @throws Problem `write.stale` if the current offer is not the one the sender knew of */
async function assertSameOffer(work: Work, rfq: Locked<Rfq>, basedOn: Offer['basedOn']): Promise<void> {
  if (!basedOn) return
  const quote = await Quote.query(work.tx).findOne({ rfqId: rfq.id }).withGraphFetched('current')
  const { amount, currency, validUntil, estimatedDeliveryDate, notes } = quote?.current ?? {}
  await assertNotStale(work, {
    basedOn,
    present: { revision: quote?.currentRevision ?? 0 },
    beside: { amount, currency, validUntil, estimatedDeliveryDate, notes },
    changedBy: { object: { type: 'quote', id: quote?.id ?? rfq.id }, actions: [quoteOffered.name] },
  })
}

/** The quote for the next revision: a new one, or the pending one with its number raised. */
async function openQuote(work: Work, rfq: Rfq, pending: Quote | undefined): Promise<Quote> {
  if (!pending) {
    const fresh = {
      rfqId: rfq.id,
      number: rfq.number,
      status: 'pending',
      currentRevision: 1,
      createdAt: work.now,
    } as const
    return Quote.query(work.tx).insertAndFetch(fresh)
  }
  return pending
    .$query(work.tx)
    .patchAndFetch({ currentRevision: pending.currentRevision + 1, renewalRequestedAt: null })
}
