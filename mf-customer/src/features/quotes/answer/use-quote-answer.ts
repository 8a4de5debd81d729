import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { mayDeclineQuote } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { type FileRefusal, fileRefusalOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { choices } from '@kerf/shared-parts/quotes/offers.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useRespondToQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { quantitiesToOrder } from '../chosen-quantities.ts'
import { useDestinations } from '../purchase-order/destination-fields.tsx'
import { text } from '../text.ts'
import { type Answering, interruptingCodes, interruptionOf } from './answer-interruption.ts'
import { emptyAnswer, type RespondFormValues } from './respond-form-schema.ts'

const words = text.respond

const kept = z.partial(
  z.object({ response: z.string(), purchaseOrderNumber: z.string(), shipTo: z.string(), billTo: z.string() }),
)

/** The body of the call, from the user's input. */
function bodyOf(
  quote: Quote,
  { status, revision }: Answering,
  values: RespondFormValues,
  destinationOf: (values: RespondFormValues) => { destination?: string },
) {
  const { purchaseOrder, purchaseOrderNumber, quantities } = values
  const answer = { status, revision, response: values.response.trim() }
  if (status === 'declined') return answer
  const chosen =
    choices(quote).length > 0 ? { quantities: JSON.stringify(quantitiesToOrder(quote, quantities)) } : undefined
  const order = purchaseOrder
    ? { purchaseOrder, purchaseOrderNumber: purchaseOrderNumber.trim() || undefined, ...destinationOf(values) }
    : undefined
  return { ...answer, ...chosen, ...order }
}

function sayThanks({ status }: Answering, { purchaseOrder }: RespondFormValues) {
  if (status === 'declined') toast.success(words.declined, words.declinedText)
  else toast.success(words.accepted, purchaseOrder ? words.acceptedWithPurchaseOrderText : words.acceptedText)
}

/**
 * The customer's answer to a quote, from the click that begins it until the server has it. The input survives whatever
 * happens to the quote in the meantime: a newer offer, an answer from elsewhere, its expiry.
 * @param quoteId known before the quote is loaded
 * @param refetch loads the quote again
 */
export function useQuoteAnswer(quoteId: string, quote: Quote | undefined, refetch: () => PromiseLike<unknown>) {
  const [respond] = useRespondToQuoteMutation()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const destinations = useDestinations(quoteId, answering?.status === 'accepted')

  // The revision on screen when the answer was begun.
  const form = useKeptForm<RespondFormValues>({
    place: `quote ${quoteId} answer`,
    kept,
    shown: emptyAnswer,
    base: undefined,
    onSubmit: async (values) => {
      if (!quote || !answering) return
      const { data, error } = await respond({
        id: quote.rfqId,
        body: bodyOf(quote, answering, values, destinations.bodyOf),
      })
      setRefusal(fileRefusalOf(error, values.purchaseOrder, text.purchaseOrder.cutOff))
      if (error) {
        toast.error(words.failed, failureWords(error, words.failedText))
        // The refetched quote shows what happened.
        if (isApiError(error) && interruptingCodes.includes(error.code)) await refetch()
        return
      }
      sayThanks(answering, values)
      if (data.warning) toast.info(words.numberUsed, data.warning)
      await refetch()
      stop()
    },
  })
  const begin = (status: Answering['status']) => quote && setAnswering({ status, revision: quote.revision })
  const stop = () => {
    setAnswering(null)
    setRefusal(null)
    form.keeping.discard()
  }
  const isTyped = form.values.response.trim() !== '' || form.values.purchaseOrder !== null
  return {
    form,
    /** Why the chosen purchase order was not uploaded. */
    refusal,
    /** Where the order can go. */
    destinations,
    answering,
    /** What happened to the quote while it was being answered. */
    interruption: quote && answering && !form.isSubmitting ? interruptionOf(quote, answering) : null,
    /** Whether closing would lose something that can still be sent. */
    isUnsent: isTyped && answering !== null && quote !== undefined && mayDeclineQuote(quote),
    begin,
    stop,
  }
}

export type QuoteAnswer = ReturnType<typeof useQuoteAnswer>
