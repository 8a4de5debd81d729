import { defaultFeedback, type SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { AwardShare } from '@kerf/shared-contracts/rules/award/terms'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateSupplierQuoteStatusMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { OthersFields } from '../../decisions/others-fields.tsx'
import { quoteBase } from '../../decisions/quote-base.ts'
import { changesOf } from '../../decisions/seen-quote.ts'
import { text as quotes } from '../../text.ts'
import { Strong } from '../comparison/comparison-style.tsx'
import type { RequestDetails } from '../request-details.ts'
import type { AwardNames } from './award-words.ts'
import { text } from './text.ts'

const words = text.dialog

const kept = mini.partial(mini.object({ othersNotSelected: mini.boolean(), othersFeedback: mini.string() }))
const shown = { othersNotSelected: false, othersFeedback: defaultFeedback }
const schema = z.object({ othersNotSelected: z.boolean(), othersFeedback: z.string().max(4000) })

interface AwardDialogProps {
  request: RequestDetails
  shares: readonly AwardShare[]
  names: AwardNames
  /** @param isWhole whether all shares were awarded */
  onDone: (awarded: readonly AwardShare[], isWhole: boolean) => void
  onClose: () => void
}

interface Winner {
  quote: SupplierQuote
  shares: AwardShare[]
}

/** The quotes that get something, as they were when the dialog opened: what is sent is based on them. */
function winnersOf({ supplierQuotes }: RequestDetails, shares: readonly AwardShare[]): Winner[] {
  return supplierQuotes
    .filter(({ status }) => status === 'pending')
    .map((quote) => ({ quote, shares: shares.filter(({ supplierId }) => supplierId === quote.supplierId) }))
    .filter((winner) => winner.shares.length > 0)
}

/** Some of the quotes were accepted before one was refused. */
class PartlyAwarded {
  readonly reason: unknown
  readonly shares: AwardShare[]
  readonly accepted: number

  constructor(reason: unknown, shares: AwardShare[], accepted: number) {
    this.reason = reason
    this.shares = shares
    this.accepted = accepted
  }
}

/** Accepts one quote after the other; those before one that is refused stay accepted. */
function useAward(winners: readonly Winner[]) {
  const [update] = useUpdateSupplierQuoteStatusMutation()
  return async ({ othersNotSelected, othersFeedback }: typeof shown) => {
    const done: AwardShare[] = []
    for (const [at, { quote, shares }] of winners.entries()) {
      // The others are known only once the last of the chosen quotes is accepted.
      const isLast = at === winners.length - 1
      const { error } = await update({
        id: quote.id,
        body: {
          status: 'accepted',
          awards: shares.map(({ partId, quantity }) => ({ partId, quantity })),
          ...(isLast && othersNotSelected && { othersNotSelected, othersFeedback: othersFeedback.trim() || null }),
          basedOn: quoteBase(quote),
        },
      })
      if (error) return { error: at > 0 ? new PartlyAwarded(error, done, at) : error }
      done.push(...shares)
    }
    return { data: done }
  }
}

function useAwardDialog({ request, shares, onDone }: AwardDialogProps) {
  const [winners] = useState(() => winnersOf(request, shares))
  const award = useAward(winners)
  const dialog = useDialogForm({
    place: `supplier request ${request.id} award decision`,
    kept,
    shown,
    base: undefined,
    schema,
    send: award,
    onDone: (done) => {
      toast.success(quotes.updated)
      onDone(done, true)
    },
    onFailed: (error) => {
      if (!(error instanceof PartlyAwarded)) {
        return toast.error(quotes.updateFailed, failureWords(error, shared.tryAgain))
      }
      toast.error(words.partly(error.accepted, winners.length), failureWords(error.reason, shared.tryAgain))
      onDone(error.shares, false)
    },
  })
  return { ...dialog, winners }
}

/** Shows who gets what, asks what becomes of the others, and accepts the quotes. */
export function AwardDialog(props: AwardDialogProps) {
  const { form, element, errorOf, winners } = useAwardDialog(props)
  const { request, names, onClose } = props
  // The shares were worked out with the prices that were seen; with others they are another award.
  const changed = winners
    .filter(({ quote }) =>
      request.supplierQuotes.some((now) => now.id === quote.id && changesOf(quote, now).length > 0),
    )
    .map(({ quote }) => names.supplier(quote.supplierId))
  const others = request.supplierQuotes.filter(
    ({ id, status }) => status === 'pending' && !winners.some(({ quote }) => quote.id === id),
  )
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text}
      submit={words.submit}
      disabledReason={changed.length > 0 ? words.changedReason : undefined}
      onClose={onClose}
    >
      {changed.length > 0 && <Notice tone="yellow">{words.changed(changed)}</Notice>}
      <Rows>
        {winners.map(({ quote, shares }) => (
          <ListRow key={quote.id}>
            <Strong>{names.supplier(quote.supplierId)}</Strong>
            {shares.map(({ partId, quantity }) => (
              <Muted key={partId}>{words.line(quantity, names.part(partId))}</Muted>
            ))}
          </ListRow>
        ))}
      </Rows>
      <OthersFields form={form} words={words} count={others.length} error={errorOf('othersFeedback')} />
    </FormDialog>
  )
}
