import { connectionLost, isApiError, messageOf, readToken } from '@kerf/shared-runtime'
import { useSaveRfqDraftMutation } from '@kerf/shared-runtime/endpoints/rfq-drafts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { isTouched, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import type { SavedDraft } from './begin-form.ts'
import { type DraftContent, draftContent } from './draft-content.ts'
import { createDraftSaving, type SaveOutcome } from './draft-saving.ts'
import { trackSave } from './pending-saves.ts'
import { markSaved } from './rfq-draft.ts'

/** What a stale save is told of the draft that is there now. */
const there = z.object({ revision: z.string().nullable(), savedAt: z.string().nullable() })
const stale = z.object({ changed: z.object({ present: there }) })

/** The draft that is there, if a call was refused because it is another one. */
export function otherDraftIn(error: unknown): z.output<typeof there> | null {
  if (!isApiError(error) || error.code !== 'write.stale') return null
  return stale.safeParse(error).data?.changed.present ?? { revision: null, savedAt: null }
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!isApiError(error) || connectionLost.status === error.status) return { is: 'offline' }
  const other = otherDraftIn(error)
  if (other) return { is: 'stale', ...other }
  const isFinal = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  return { is: 'failed', reason: messageOf(error, text.failedText), isFinal }
}

interface DraftSavingOptions {
  userId: string
  first: SavedDraft
  values: RfqFormValues
  files: readonly QueuedFile[]
  /** The form shows a submission whose answer was lost. */
  isTried: boolean
}

/** Saves the form as it is typed, with the drawings that were sent. */
export function useDraftSaving({ userId, first, values, files, isTried }: DraftSavingOptions) {
  const [saveDraft] = useSaveRfqDraftMutation()
  const content = useMemo(() => draftContent(values, files), [values, files])
  const [saving] = useState(() =>
    createDraftSaving<DraftContent>({
      save: async (body, basedOn, revision) => {
        // The session has ended, and the form with it: the browser keeps what was typed.
        if (readToken() === null) return { is: 'failed', reason: text.notAuthenticated, isFinal: false }
        const call = saveDraft({ body: { ...body, revision, basedOn: { revision: basedOn } } })
        trackSave(call)
        const { data, error } = await call
        if (!data) return outcomeOf(error)
        markSaved(userId, body, data)
        return { is: 'saved', state: data }
      },
      saved: first.saved,
      stale:
        first.other === undefined
          ? undefined
          : { revision: first.other?.revision ?? null, savedAt: first.other?.savedAt ?? null },
      content: first.isShown ? content : undefined,
    }),
  )
  const state = useSyncExternalStore(saving.subscribe, saving.state)
  const isWorthSaving = isTouched(values) || content.files.length > 0 || state.saved !== null

  useEffect(() => {
    // It ends the draft that it was made of, wherever it arrived: a newer one would stay.
    if (isTried) saving.rest(content)
    else if (isWorthSaving) saving.change(content)
  }, [saving, content, isWorthSaving, isTried])
  useEffect(() => {
    saving.resume()
    const listening = new AbortController()
    const { signal } = listening
    const flush = () => void saving.flush()
    window.addEventListener('online', flush, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal })
    return () => {
      listening.abort()
      // Whoever comes back reads what was saved here last.
      trackSave(saving.flush().finally(saving.stop))
    }
  }, [saving])
  return { saving, state }
}

export type Saving = ReturnType<typeof useDraftSaving>['saving']
