import { mostParts } from '@kerf/shared-contracts/contracts/part-limits'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useCreateSupplierRequestMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { useState } from 'react'
import { sayUploadFailed, UploadFailed, useAttachments } from '../../shared/attachments/use-attachments.ts'
import { beginningChoice, chosenParts, mostFiles, type RfqChoice, sentFiles } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'
import {
  followedDescription,
  keptRequest,
  type RequestValues,
  requestBody,
  requestSchema,
  requestValues,
} from './request-form.ts'

const words = text.request

interface RequestOptions {
  suppliers: readonly Supplier[]
  rfqs: readonly Rfq[]
  onSent: () => void
}

function sayFailure(error: unknown) {
  if (error instanceof UploadFailed) return sayUploadFailed(error)
  toast.error(words.failed, failureWords(error, words.failedText))
}

/** The request to the selected suppliers: input, choice from RFQs, attachments, and sending. */
export function useRequest({ suppliers, rfqs, onSent }: RequestOptions) {
  const [choice, setChoice] = useState(() => (rfqs.length > 0 ? beginningChoice(rfqs) : undefined))
  const attachments = useAttachments()
  const [create] = useCreateSupplierRequestMutation()
  const supplierIds = suppliers.map(({ id }) => id)
  const dialog = useDialogForm({
    place: ['supplier request', ...rfqs.map(({ id }) => id)].join(' for '),
    kept: keptRequest,
    shown: requestValues(rfqs, choice),
    base: undefined,
    schema: requestSchema,
    send: async (values: RequestValues) => {
      try {
        const attachedFiles = await attachments.store()
        return await create({ body: requestBody(values, { supplierIds, attachedFiles, rfqs, choice }) })
      } catch (error) {
        if (error instanceof UploadFailed) return { error }
        throw error
      }
    },
    onDone: () => {
      toast.success(words.sent, words.sentText(supplierIds.length))
      onSent()
    },
    onFailed: (error) => {
      attachments.forgetStored(error)
      sayFailure(error)
    },
  })
  const { form } = dialog
  const choose = (next: RfqChoice) => {
    setChoice(next)
    // An untouched form takes over all that follows from the choice.
    if (!choice || !form.dirty) return
    const { description } = form.values
    const followed = followedDescription(description, rfqs, { from: choice, to: next })
    if (followed !== description) void form.setFieldValue('description', followed)
  }
  const parts = choice ? chosenParts(rfqs, choice).length : undefined
  const hasTooMany = choice !== undefined && sentFiles(rfqs, choice).length > mostFiles
  const tooManyParts = parts !== undefined && parts > mostParts ? text.rfq.tooManyParts(mostParts) : undefined
  const partError = parts === 0 ? text.rfq.noPart : tooManyParts
  const filesError = hasTooMany ? text.rfq.tooManyFiles(mostFiles) : undefined
  /** Why the present choice cannot be sent. */
  const sendError = partError ?? filesError
  return { ...dialog, attachments, choice, choose, partError, filesError, sendError }
}

export type Request = ReturnType<typeof useRequest>
