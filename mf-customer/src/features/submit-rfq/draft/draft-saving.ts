import { draftDays, type RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'

/** What became of one attempt to save. */
export type SaveOutcome =
  | { is: 'saved'; state: RfqDraftState }
  /** It was saved, discarded or submitted elsewhere; `revision` is that of the draft there now, if there is one. */
  | { is: 'stale'; revision: string | null; savedAt: string | null }
  | { is: 'offline' }
  | { is: 'failed'; reason: string; isFinal: boolean }

export type DraftStatus = { is: 'none' } | { is: 'saving' } | { is: 'saved' } | Exclude<SaveOutcome, { is: 'saved' }>

export interface DraftSavingState {
  status: DraftStatus
  /** The draft as last saved; null before. */
  saved: RfqDraftState | null
  /** Whether something was typed since, or was not saved. */
  isDirty: boolean
}

/** What a submission ends: the draft as last saved, null if another one is there, and a save whose answer was lost. */
export interface EndedDraft {
  revision: string | null
  unconfirmed?: string
}

interface Options<Content> {
  /** @param revision what the save is to be called: the same one until an answer comes */
  save: (content: Content, basedOn: string | null, revision: string) => Promise<SaveOutcome>
  /** The draft that the form began with. */
  saved: RfqDraftState | null
  /** The form begins with something else than the draft that was saved elsewhere. */
  stale?: { revision: string | null; savedAt: string | null } | undefined
  /** The content that is saved already, if it is. */
  content?: Content | undefined
  /** Calls back after so many milliseconds. @returns how to prevent it */
  after?: (milliseconds: number, then: () => void) => () => void
  clock?: () => number
  newId?: () => string
}

/**
 * Milliseconds from the last change until it is saved; from the first one, for whoever types on and on; and until what
 * failed is tried again.
 */
const settleFor = 1200
const longestWait = 10_000
const tryAgainAfter = 15_000

function afterTimeout(milliseconds: number, then: () => void) {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** What is known of the saving, as React reads it. */
function createState(first: DraftSavingState) {
  let now = first
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    set: (changes: Partial<DraftSavingState>) => {
      now = { ...now, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Waits until what is typed has settled, or was not saved for too long. */
function createWaiting(then: () => void, { after, clock }: Required<Pick<Options<unknown>, 'after' | 'clock'>>) {
  let cancel = () => {}
  let since = clock()
  const wait = (milliseconds: number) => {
    cancel()
    cancel = after(milliseconds, then)
  }
  return {
    wait,
    cancel: () => cancel(),
    /** What is typed from now on is not saved. */
    begin: () => {
      since = clock()
    },
    settle: () => wait(Math.max(0, Math.min(settleFor, since + longestWait - clock()))),
  }
}

const day = 24 * 60 * 60 * 1000

/** The state of a saved draft, or null if nothing was saved. */
export function presentDraft({
  revision,
  savedAt,
}: {
  revision: string | null
  savedAt: string | null
}): RfqDraftState | null {
  if (revision === null || savedAt === null) return null
  return { revision, savedAt, keptUntil: new Date(Date.parse(savedAt) + draftDays * day).toISOString() }
}

/** The saves, one after the other, of what is `here` now. */
function createSaves<Content>(
  {
    save,
    content,
    after,
    clock,
    newId,
  }: Omit<Required<Options<Content>>, 'content' | 'saved' | 'stale'> & {
    content: Content | undefined
  },
  { now: state, set }: ReturnType<typeof createState>,
) {
  const here = {
    latest: content,
    savedText: content === undefined ? undefined : JSON.stringify(content),
    running: null as Promise<void> | null,
    /** What a save is called that no answer has confirmed. */
    unconfirmed: null as string | null,
    isStopped: false,
    /** Nothing is saved until something changes. */
    isResting: false,
  }
  /** A save that no answer has confirmed may have arrived: then the server has something else. */
  const hasSaved = (text: string) => text === here.savedText && (here.unconfirmed === null || here.isResting)
  const waiting = createWaiting(() => void run(), { after, clock })

  const run = async (): Promise<void> => {
    waiting.cancel()
    if (here.isStopped || here.latest === undefined || state().status.is === 'stale') return
    if (here.running) return here.running.then(run)
    const text = JSON.stringify(here.latest)
    if (hasSaved(text)) return set({ isDirty: false })
    set({ status: { is: 'saving' } })
    waiting.begin()
    here.running = attempt(here.latest, text)
    await here.running
    here.running = null
  }
  const attempt = async (sent: Content, text: string) => {
    const revision = here.unconfirmed ?? newId()
    here.unconfirmed = revision
    const outcome = await save(sent, state().saved?.revision ?? null, revision)
    if (outcome.is === 'saved') {
      here.unconfirmed = null
      here.savedText = text
      const isDirty = JSON.stringify(here.latest) !== text
      set({ status: { is: 'saved' }, saved: outcome.state, isDirty })
      if (isDirty) waiting.settle()
      return
    }
    if (outcome.is === 'stale' || (outcome.is === 'failed' && outcome.isFinal)) here.unconfirmed = null
    if (outcome.is === 'stale' && outcome.revision === revision) {
      // An earlier save arrived and its answer did not: what is here follows from it.
      here.savedText = undefined
      set({ status: { is: 'saving' }, saved: presentDraft(outcome), isDirty: true })
      return waiting.wait(0)
    }
    set({ status: outcome, isDirty: true })
    if (outcome.is === 'offline' || (outcome.is === 'failed' && !outcome.isFinal)) waiting.wait(tryAgainAfter)
  }
  return { here, waiting, run, hasSaved }
}

/**
 * Saves a draft as it changes: once it has not changed for a moment, one save after the other, each based on the one
 * before (docs/product/rfqs.md, 'Drafts'). What cannot be saved is tried again, but for a draft that was changed
 * elsewhere: then its writer chooses. React reads it through `subscribe` and `state`.
 */
export function createDraftSaving<Content>({
  save,
  saved: first,
  stale,
  content,
  after = afterTimeout,
  clock = Date.now,
  newId = () => crypto.randomUUID(),
}: Options<Content>) {
  const status: DraftStatus = stale ? { is: 'stale', ...stale } : { is: first ? 'saved' : 'none' }
  const known = createState({ status, saved: first, isDirty: stale !== undefined })
  const { now: state, set, subscribe } = known
  const { here, waiting, run, hasSaved } = createSaves({ save, content, after, clock, newId }, known)

  return {
    subscribe,
    state,
    /** The form holds this now. */
    change: (next: Content) => {
      here.latest = next
      if (!state().isDirty) waiting.begin()
      const { status: before, saved } = state()
      if (hasSaved(JSON.stringify(next))) {
        const isWrong = !here.isResting && (before.is === 'offline' || before.is === 'failed')
        if (isWrong) waiting.cancel()
        return set({ isDirty: false, ...(isWrong && { status: { is: saved ? 'saved' : 'none' } }) })
      }
      here.isResting = false
      set({ isDirty: true })
      if (before.is !== 'stale') waiting.settle()
    },
    /** Saves at once what is not saved: the page is being left, or the connection is back. */
    flush: () => (state().isDirty ? run() : Promise.resolve()),
    /** Saves what is here over what was saved elsewhere. */
    overwrite: () => {
      const { status: now } = state()
      if (now.is !== 'stale') return Promise.resolve()
      here.savedText = undefined
      set({ saved: presentDraft(now), status: { is: 'saving' } })
      return run()
    },
    /**
     * Saves nothing more, and waits for what is being saved.
     * @returns the draft as it was saved last, without a revision if none was or another one is there
     */
    finish: async (): Promise<EndedDraft> => {
      here.isStopped = true
      waiting.cancel()
      await here.running
      waiting.cancel()
      if (state().status.is === 'stale') return { revision: null }
      const { unconfirmed } = here
      return { revision: state().saved?.revision ?? null, ...(unconfirmed !== null && { unconfirmed }) }
    },
    /** Another call was told that the draft was saved elsewhere: its writer chooses. */
    giveWay: (there: { revision: string | null; savedAt: string | null }) => {
      waiting.cancel()
      here.unconfirmed = null
      set({ status: { is: 'stale', ...there }, isDirty: true })
    },
    /** After a submission whose answer was lost: nothing is saved until something else stands here. */
    rest: (content = here.latest) => {
      waiting.cancel()
      here.isStopped = false
      here.isResting = true
      here.latest = content
      here.savedText = JSON.stringify(content)
      set({ isDirty: false })
    },
    /** Goes on after a submission that failed. */
    resume: () => {
      here.isStopped = false
      if (state().isDirty && state().status.is !== 'stale') waiting.settle()
    },
    stop: () => {
      here.isStopped = true
      waiting.cancel()
    },
  }
}

export type DraftSaving<Content> = ReturnType<typeof createDraftSaving<Content>>
