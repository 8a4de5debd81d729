import type { RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { drawingsOf, savedFiles, valuesOf } from './draft-content.ts'
import type { RfqDraft } from './rfq-draft.ts'
import { hasContent } from './rfq-draft.ts'

/** With what the form begins: the draft of the server, or what this browser kept because it could not be saved. */
export type DraftStart = 'nothing' | 'server' | 'browser'

export interface Start {
  from: DraftStart
  /** The browser kept something that is not based on the draft of the server: their writer chooses. */
  isConflict: boolean
}

/**
 * Chooses with what the form begins (docs/product/rfqs.md, 'Drafts').
 * @param browser what this tab kept @param server the draft of the server; undefined if it could not be read
 */
export function chooseStart(browser: RfqDraft, server: ServerDraft | null | undefined): Start {
  if (!hasContent(browser)) return { from: server ? 'server' : 'nothing', isConflict: false }
  if (server === undefined) return { from: 'browser', isConflict: false }
  // Whether it was submitted, only the same submission tells.
  if (browser.tried) return { from: 'browser', isConflict: false }
  // What was saved, and is gone, was submitted or discarded elsewhere.
  if (browser.isSaved) return { from: server ? 'server' : 'nothing', isConflict: false }
  if (browser.revision === (server?.revision ?? null)) return { from: 'browser', isConflict: false }
  // Its last save reached the server, and the answer came too late to be noted here.
  if (server && isSame(browser, server)) return { from: 'server', isConflict: false }
  return { from: 'browser', isConflict: true }
}

function isSame({ values, drawings }: RfqDraft, server: ServerDraft): boolean {
  const hasFiles =
    drawings === null || JSON.stringify(savedFiles(drawings)) === JSON.stringify(savedFiles(drawingsOf(server)))
  return hasFiles && JSON.stringify(valuesOf(server)) === JSON.stringify(values)
}
