import {
  type MessageReference,
  maxReferences,
  type Referable,
  type ReferenceInput,
} from '@kerf/shared-contracts/contracts/message-references'
import { useListReferableQuery } from '@kerf/shared-runtime/endpoints/messages'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Menu, type MenuEntry } from '@kerf/shared-ui/actions/menu.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { type Reference, ReferenceChips } from '@kerf/shared-ui/messages/reference-chips.tsx'
import { AtSign, FileText, Puzzle } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { fileAddress } from '../files/file-address.ts'
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../forms/form-drafts.ts'
import { type ConversationTarget, placeOf } from './conversations.ts'
import { text } from './text.ts'

const words = text.references

/** What a message points at, as its chip shows it. */
export function shownReference({ kind, name, fileId, fileType, face }: MessageReference, index: number): Reference {
  const file = fileId === null || fileType === null ? undefined : fileAddress({ id: fileId, fileType })
  const shown = { key: `${kind} ${index}`, kind }
  if (kind === 'part') return { ...shown, label: name }
  if (kind === 'file') return { ...shown, label: shownFileName(name), href: file }
  return { ...shown, label: words.face(face ?? 0, shownFileName(name)), href: file && `${file}&face=${face}` }
}

interface Chosen {
  asked: ReferenceInput
  shown: Reference
}

/** What is kept of the choice while the message is written. The API judges the ids when it is sent. */
const keptChoice = z.array(
  z.object({
    asked: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('part'), partId: z.string() }),
      z.object({ kind: z.literal('file'), fileId: z.string() }),
      z.object({ kind: z.literal('face'), fileId: z.string(), face: z.number() }),
    ]),
    shown: z.object({
      key: z.string(),
      kind: z.enum(['part', 'file', 'face']),
      label: z.string(),
      href: z.optional(z.string()),
    }),
  }),
)

/** The choice for a message, kept in this tab as its text is. */
function useKeptChoice(owner: string, { by, id }: ConversationTarget) {
  const place = `message references ${by}:${id}`
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => readFormDraft(owner, place, keptChoice)?.values ?? [])
  const choose = (next: readonly Chosen[]) => {
    setChosen(next)
    if (next.length === 0) forgetFormDraft(owner, place)
    else keepFormDraft(owner, place, { kept: keptChoice, values: next, base: undefined })
  }
  return [chosen, choose] as const
}

/** What is chosen for the message that is being written. */
export interface Referring {
  asked: readonly ReferenceInput[]
  clear: () => void
  /** The button that offers parts and files; nothing where there are none to point at. */
  menuWhile: (isSending: boolean) => ReactNode
  chipsWhile: (isSending: boolean) => ReactNode
}

const keyOf = (asked: ReferenceInput) => (asked.kind === 'part' ? asked.partId : asked.fileId)

function choicesOf({ parts, files }: Referable): { parts: Chosen[]; files: Chosen[] } {
  return {
    parts: parts.map(({ id, name }) => ({
      asked: { kind: 'part', partId: id },
      shown: { key: id, kind: 'part', label: name },
    })),
    files: files.map(({ id, name, fileType }) => ({
      asked: { kind: 'file', fileId: id },
      shown: { key: id, kind: 'file', label: shownFileName(name), href: fileAddress({ id, fileType }) },
    })),
  }
}

/** Why there is no choice to show, if there is none. */
function noteOf({ isError, data }: { isError: boolean; data?: Referable | undefined }, count: number) {
  if (isError) return words.failed
  if (data === undefined) return words.loading
  return count === 0 ? words.none : undefined
}

/**
 * What the message that is being written points at; nothing is chosen while it is on its way.
 * @param target where it goes @param about what the conversation is about @param writerId id of who writes
 */
export function useReferring(target: ConversationTarget, about: ConversationTarget, writerId: string): Referring {
  const [chosen, setChosen] = useKeptChoice(writerId, about)
  const [isOpen, setOpen] = useState(false)
  const asked = useListReferableQuery(placeOf(target), { skip: !isOpen })
  const isGeneral = about.by === 'customer' || about.by === 'general'

  const { parts, files } = choicesOf(asked.data ?? { parts: [], files: [] })
  const isLeft = ({ asked: one }: Chosen) => chosen.every(({ asked: other }) => keyOf(other) !== keyOf(one))
  const reason = chosen.length >= maxReferences ? words.tooMany : undefined
  const entriesOf = (choices: readonly Chosen[], icon: ReactNode): MenuEntry[] =>
    choices.filter(isLeft).map((choice) => ({
      label: choice.shown.label,
      icon,
      disabledReason: reason,
      onSelect: () => setChosen([...chosen, choice]),
    }))
  const ofParts = entriesOf(parts, <Puzzle size={16} aria-hidden />)
  const ofFiles = entriesOf(files, <FileText size={16} aria-hidden />)
  const isCut = ofParts.length > 0 && ofFiles.length > 0
  return {
    asked: useMemo(() => chosen.map(({ asked: one }) => one), [chosen]),
    clear: () => setChosen([]),
    menuWhile: (isSending) =>
      !isGeneral && (
        <Menu
          align="start"
          label={words.menu}
          onOpenChange={setOpen}
          header={noteOf(asked, ofParts.length + ofFiles.length)}
          items={[...ofParts, ...(isCut ? (['separator'] as const) : []), ...ofFiles]}
          trigger={
            <Button
              variant="ghost"
              icon={<AtSign size={16} aria-hidden />}
              disabledReason={isSending ? words.sending : undefined}
            >
              {words.refer}
            </Button>
          }
        />
      ),
    chipsWhile: (isSending) =>
      chosen.length > 0 && (
        <ReferenceChips
          label={words.chosen}
          references={chosen.map(({ shown }) => shown)}
          removeLabel={words.remove}
          onRemove={isSending ? undefined : (key) => setChosen(chosen.filter(({ shown }) => shown.key !== key))}
        />
      ),
  }
}
