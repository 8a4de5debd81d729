import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'
import { QuoteChanged } from './quote-changed.tsx'
import { type AboutQuote, reasonToWait } from './seen-quote.ts'

type Options<Values extends Record<string, unknown>> = Parameters<typeof useDialogForm<Values, unknown>>[0]

/** The form of a decision on a quote. @param send has to name the quote as it was looked at */
export function useDecision<Values extends Record<string, unknown>>({
  onClose,
  ...form
}: Pick<Options<Values>, 'place' | 'kept' | 'shown' | 'send'> & { schema: z.ZodType; onClose: () => void }) {
  return useDialogForm<Values, unknown>({
    ...form,
    base: undefined,
    onDone: () => {
      toast.success(text.updated)
      onClose()
    },
    onFailed: (error) => toast.error(text.updateFailed, failureWords(error, shared.tryAgain)),
  })
}

interface DecisionDialogProps
  extends Pick<ComponentProps<typeof FormDialog>, 'form' | 'element' | 'title' | 'description' | 'submit'> {
  about: AboutQuote
  /** The status in which a quote is decided on so. */
  status: SupplierQuote['status']
  /** Why it cannot be sent, besides that the quote has changed. */
  against?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A window in which a quote is decided on as it was looked at: what changes meanwhile is said, and has to be looked at. */
export function DecisionDialog({ about, status, against, children, ...dialog }: DecisionDialogProps) {
  return (
    <FormDialog {...dialog} disabledReason={reasonToWait(about, status) ?? against}>
      <QuoteChanged {...about} status={status} />
      {children}
    </FormDialog>
  )
}
