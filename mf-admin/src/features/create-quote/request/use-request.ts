import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useCreateSupplierRequestMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useState } from 'react'
import { beginningChoice, chosenParts, mostFiles, sentFiles } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'
import { keptRequest, type RequestValues, requestBody, requestSchema, requestValues } from './request-form.ts'
import { UploadFailed, useAttachments } from './use-attachments.ts'

const words = text.request

interface RequestOptions {
  suppliers: readonly Supplier[]
  rfq: Rfq | undefined
  onSent: () => void
}

function sayFailure(error: unknown) {
  if (error instanceof UploadFailed) {
    return toast.error(words.uploadFailed, words.ofFile(shownFileName(error.file.name), failureWords(error.reason, '')))
  }
  toast.error(words.failed, failureWords(error, words.failedText))
}

/** The request to the selected suppliers: input, choice from an RFQ, attachments, and sending. */
export function useRequest({ suppliers, rfq, onSent }: RequestOptions) {
  const [choice, setChoice] = useState(() => rfq && beginningChoice(rfq))
  const attachments = useAttachments()
  const [create] = useCreateSupplierRequestMutation()
  const supplierIds = suppliers.map(({ id }) => id)
  const dialog = useDialogForm({
    place: rfq ? `supplier request for ${rfq.id}` : 'supplier request',
    kept: keptRequest,
    shown: requestValues(rfq),
    base: undefined,
    schema: requestSchema,
    send: async (values: RequestValues) => {
      try {
        const attachedFiles = await attachments.store()
        return await create({ body: requestBody(values, { supplierIds, attachedFiles, rfq, choice }) })
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
  const hasTooMany = rfq !== undefined && choice !== undefined && sentFiles(rfq, choice).length > mostFiles
  const hasNoPart = rfq !== undefined && choice !== undefined && chosenParts(rfq, choice).length === 0
  const partError = hasNoPart ? text.rfq.noPart : undefined
  const filesError = hasTooMany ? text.rfq.tooManyFiles(mostFiles) : undefined
  /** Why the present choice cannot be sent. */
  const sendError = partError ?? filesError
  return { ...dialog, attachments, choice, setChoice, partError, filesError, sendError }
}

export type Request = ReturnType<typeof useRequest>
