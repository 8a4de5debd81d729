import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type QueuedFile, storedDrawings } from '../files/sending/upload-queue.ts'
import { isTouched, type RfqFormValues } from '../form/rfq-form-schema.ts'
import type { Aside, BeganForm } from './begin-form.ts'
import { type FileNames, forgetDraft, keepDraft, type Tried } from './rfq-draft.ts'
import { useDiscard } from './use-discard.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

interface FormDraftOptions {
  userId: string
  began: BeganForm
  values: RfqFormValues
  files: readonly QueuedFile[]
  /** Names of the files that were not sent, by part. */
  names: FileNames
  tried: Tried | null
  onStartOver: (mine: Aside | null) => void
}

/**
 * The draft of the form, on the server and in this browser.
 * @returns `isAtRisk`, whether something would be lost with the page; `end`, after which nothing is kept any more
 */
export function useFormDraft({ userId, began, values, files, names, tried, onStartOver }: FormDraftOptions) {
  const { saving, state } = useDraftSaving({ userId, first: began.saved, values, files, isTried: tried !== null })
  const isOver = useRef(false)
  const { status, saved, isDirty } = state
  const isBegun = isTouched(values) || files.length > 0
  const unsent = files.filter(({ earlyId }) => earlyId === undefined).length
  const isSaved = !isDirty && status.is === 'saved'
  const { revision = null, savedAt = null } = saved ?? {}
  const drawings = useMemo(() => storedDrawings(files), [files])

  useEffect(() => {
    if (isOver.current) return
    keepDraft(userId, { values, fileNames: names, created: null, revision, savedAt, isSaved, tried, drawings })
  }, [userId, values, names, revision, savedAt, isSaved, tried, drawings])

  const end = useCallback(() => {
    isOver.current = true
    forgetDraft()
  }, [])
  const discarding = useDiscard(saving, () => {
    end()
    onStartOver(null)
  })
  const takeOther = () => {
    end()
    saving.stop()
    onStartOver({ draft: { ...began.draft, values, fileNames: names, tried: null, drawings }, drawings })
  }
  return {
    saving,
    state,
    unsent,
    end,
    takeOther,
    discarding,
    mayDiscard: isBegun && status.is !== 'stale',
    isAtRisk: isBegun && (unsent > 0 || ['offline', 'failed', 'stale'].includes(status.is)),
  }
}
