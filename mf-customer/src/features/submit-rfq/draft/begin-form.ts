import type { RfqDraftState, RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { StoredDrawing } from '../files/sending/upload-queue.ts'
import { emptyRfq } from '../form/rfq-form-schema.ts'
import { drawingsOf, placedIn, valuesOf } from './draft-content.ts'
import { presentDraft } from './draft-saving.ts'
import { chooseStart, type Start } from './draft-start.ts'
import { noDraft, type RfqDraft } from './rfq-draft.ts'
import type { DraftReading } from './use-server-draft.ts'

/** What stood in a form that gave way to the draft from elsewhere: its writer may go back to it. */
export interface Aside {
  draft: RfqDraft
  drawings: readonly StoredDrawing[]
}

/** The draft that a form begins with. */
export interface SavedDraft {
  /** The draft that the form is based on, as far as it is known. */
  saved: RfqDraftState | null
  /** Whether the form shows exactly that. */
  isShown: boolean
  /** Another draft that is there instead, null if it is gone: its writer chooses. Undefined without a conflict. */
  other?: RfqDraftState | null
}

/** With what the form begins. */
export interface BeganForm extends Aside {
  /** Another one for each form. */
  key: string
  /** The reading of the server's draft that it began with. */
  turn: number
  saved: SavedDraft
}

/** The drawings of the form: where it goes on with what this browser kept, those that were there. */
function drawingsFor({ from, isConflict }: Start, browser: RfqDraft, server: ServerDraft | null): StoredDrawing[] {
  if (from === 'nothing') return []
  const kept = from === 'browser' ? (browser.drawings ?? browser.tried?.drawings) : undefined
  if (kept) return [...kept]
  return server && !isConflict ? drawingsOf(server) : []
}

/** Puts together what this browser kept and what the server has. */
export function beginForm(browser: RfqDraft, { draft: server, turn }: DraftReading): BeganForm {
  const start = chooseStart(browser, server)
  const { from, isConflict } = start
  const isUnread = server === undefined
  const draft = from === 'server' && server ? { ...browser, values: valuesOf(server) } : browser
  const shown = from === 'nothing' ? { ...noDraft, values: emptyRfq, created: browser.created } : draft
  // A submission whose answer was lost may have ended it: the next change says so.
  const goesOn = isUnread || isConflict || shown.tried !== null
  return {
    key: String(turn),
    turn,
    draft: shown,
    drawings: placedIn(shown.values, drawingsFor(start, browser, server ?? null)),
    saved: {
      saved: goesOn ? presentDraft(shown) : server,
      isShown: from === 'server' || shown.tried !== null || (isUnread && shown.isSaved),
      ...(isConflict && { other: server ?? null }),
    },
  }
}
