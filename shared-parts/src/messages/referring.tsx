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
import { fileAddress } from '../files/file-address.ts'
import { type ConversationTarget, placeOf } from './conversations.ts'
import { text } from './text.ts'

const words = text.references

/** A reference of a message, as its chip shows it. */
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

/** The references chosen for the message being written. */
export interface Referring {
  asked: readonly ReferenceInput[]
  clear: () => void
  /** The button that offers parts and files; nothing if there are none. */
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

/** Why there are no choices to show, if so. */
function noteOf({ isError, data }: { isError: boolean; data?: Referable | undefined }, count: number) {
  if (isError) return words.failed
  if (data === undefined) return words.loading
  return count === 0 ? words.none : undefined
}

/**
 * The references of the message being written; they cannot be changed while it is being sent.
 * @param target where it goes @param about the conversation's subject
 */
export function useReferring(target: ConversationTarget, about: ConversationTarget): Referring {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
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
      onSelect: () => setChosen((now) => [...now, choice]),
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
          onRemove={isSending ? undefined : (key) => setChosen((now) => now.filter(({ shown }) => shown.key !== key))}
        />
      ),
  }
}
