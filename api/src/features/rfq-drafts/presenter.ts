import { draftDays, type RfqDraft as Presented, type RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { RfqDraft } from '../../models/rfq-draft.ts'
import { presentFile } from '../stored-files/presenter.ts'
import type { OwnDraft } from './service.ts'

const day = 24 * 60 * 60 * 1000

export function presentDraftState({ revision, savedAt }: RfqDraft): RfqDraftState {
  const keptUntil = new Date(savedAt.getTime() + draftDays * day)
  return { revision, savedAt: savedAt.toISOString(), keptUntil: keptUntil.toISOString() }
}

export function presentDraft({ draft, files }: OwnDraft): Presented {
  return {
    ...presentDraftState(draft),
    values: draft.content.values,
    files: files.map(({ part, file }) => ({ part, file: presentFile(file) })),
  }
}
