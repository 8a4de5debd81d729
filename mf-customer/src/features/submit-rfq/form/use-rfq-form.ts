import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { answerLost, isApiError, messageOf, readToken, toast } from '@kerf/shared-runtime'
import { useCreateRfqMutation } from '@kerf/shared-runtime/endpoints/rfqs'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { useFormik } from 'formik'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import type { EndedDraft } from '../draft/draft-saving.ts'
import { type CreatedRfq, createdFrom, type RfqDraft, type Tried } from '../draft/rfq-draft.ts'
import { storedValues } from '../draft/stored-draft.ts'
import type { Saving } from '../draft/use-draft-saving.ts'
import { chosenFilesPass } from '../files/choosing/file-checks.ts'
import { storedDrawings, type UploadQueue, wholeRequest } from '../files/sending/upload-queue.ts'
import type { Uploads } from '../files/sending/use-upload-queue.tsx'
import { text } from '../text.ts'
import { errorsByField, type RfqFormValues, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'

function failureText(error: unknown): string {
  if (answerLost(error)) return text.unsure
  const isSignedOut = isApiError(error) && error.status === 401
  return isSignedOut ? text.notAuthenticated : messageOf(error, text.failedText)
}

/** With one part left, nothing belongs to the request as a whole. */
function gatherFiles({ parts }: RfqFormValues, queue: UploadQueue): void {
  const [only, ...others] = parts
  if (!only || others.length > 0) return
  for (const { id, part } of queue.files()) if (part === wholeRequest) queue.move(id, only.key)
}

/** The drawings that were sent, each with the place of its part. */
function filesIn({ parts }: RfqFormValues, queue: UploadQueue): Tried['files'] {
  // The files of an only part are those of the request.
  const placeOf = (part: string) => (parts.length === 1 ? -1 : parts.findIndex(({ key }) => key === part))
  return storedDrawings(queue.files()).map(({ earlyId, part }) => {
    const place = placeOf(part)
    return { fileId: earlyId, part: place < 0 ? null : place }
  })
}

/** A submission as it is tried: the draft that ends with it, and the drawings that were sent. */
function tryOf(values: RfqFormValues, queue: UploadQueue, ended: EndedDraft): Tried {
  const [files, drawings] = [filesIn(values, queue), storedDrawings(queue.files())]
  return { asked: askedIn(values), findings: values.findings, ...ended, files, drawings }
}

/** The same text for the same values, also after they were stored and read. Answers to findings make no other request. */
function askedIn(values: RfqFormValues): string {
  const { answers: _said, ...asked } = storedValues.parse(values)
  return JSON.stringify(asked)
}

/** The drawings that the RFQ took, where they belong: one that was moved since it was first asked for goes there now. */
function settledFiles({ files, parts }: Rfq, asked: Tried['files'], now: Tried['files']): Set<string> {
  const before = new Map(asked.map(({ fileId, part }) => [fileId, part]))
  const isMoved = (id: string) => now.some(({ fileId, part }) => fileId === id && part !== before.get(id))
  const taken = [...files, ...parts.flatMap((part) => part.files)].map(({ id }) => id)
  return new Set(taken.filter((id) => !isMoved(id)))
}

/**
 * The request form; submitting it creates the RFQ, which takes the drawings that were sent and ends the draft.
 * @param began the draft that the form begins with
 * @returns `connect`, which says what saves the draft; `tried`, a submission whose answer was lost
 */
export function useRfqForm(began: RfqDraft, uploads: Uploads, onCreated: (rfq: CreatedRfq) => void) {
  const [createRfq] = useCreateRfqMutation()
  const filesPass = useRef(Promise.resolve(true))
  const draft = useRef<Saving | null>(null)
  const [lost, setLost] = useState(began.tried)

  const trying = async (values: RfqFormValues): Promise<Tried> => {
    if (lost && lost.asked === askedIn(values)) return lost
    gatherFiles(values, uploads.queue)
    const ended = (await draft.current?.finish()) ?? { revision: null }
    return tryOf(values, uploads.queue, ended)
  }
  const form = useFormik<RfqFormValues>({
    initialValues: began.values,
    validate: rfqFormErrors,
    // The summary lists missing fields from the start.
    validateOnMount: true,
    onSubmit: async (values, { setErrors }) => {
      if (readToken() === null) return toast.error(text.failed, text.notAuthenticated)
      // A file was refused after the click on Submit: the form stays and shows it.
      if (!(await filesPass.current)) return
      const tried = await trying(values)
      const { revision, unconfirmed, files, findings } = tried
      const { data, error } = await createRfq({
        body: { ...rfqBody({ ...values, findings }), fromDraft: { revision, unconfirmed, files: [...files] } },
      })
      if (data) {
        uploads.markTaken(settledFiles(data, files, filesIn(values, uploads.queue)))
        return onCreated(createdFrom(data, values))
      }
      setLost(answerLost(error) ? tried : null)
      if (answerLost(error)) draft.current?.rest()
      else draft.current?.resume()
      if (isApiError(error) && error.fields) setErrors(errorsByField(error.fields, values))
      toast.error(text.failed, failureText(error))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    filesPass.current = chosenFilesPass()
    return submitForm(form)(event)
  }
  const connect = useCallback((saving: Saving) => {
    draft.current = saving
  }, [])
  const tried = lost && lost.asked === askedIn(form.values) ? lost : null
  return { form, submit, connect, tried }
}

export type RfqFormik = ReturnType<typeof useRfqForm>['form']
