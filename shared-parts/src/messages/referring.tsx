import {
  type MessageReference,
  maxReferences,
  type Referable,
  type ReferenceInput,
} from '@kerf/shared-contracts/contracts/message-references'
import type { Store } from '@kerf/shared-runtime'
import { messagesApi, useListReferableQuery } from '@kerf/shared-runtime/endpoints/messages'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Menu, type MenuEntry } from '@kerf/shared-ui/actions/menu.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { type Reference, ReferenceChips } from '@kerf/shared-ui/messages/reference-chips.tsx'
import { AtSign, FileText, Puzzle } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as z from 'zod/mini'
import { facesInLink } from '../files/face-link.ts'
import { fileAddress } from '../files/file-address.ts'
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../forms/form-drafts.ts'
import { type ConversationTarget, placeOf } from './conversations.ts'
import { text } from './text.ts'

const words = text.references

/** A reference of a message, as its chip shows it. */
export function shownReference(reference: MessageReference, index: number): Reference {
  const { kind, name, fileId, fileType, face, picture } = reference
  const file = fileId === null || fileType === null ? undefined : fileAddress({ id: fileId, fileType })
  const shown = { key: `${kind} ${index}`, kind, picture: picture?.pictureUrl ?? undefined }
  if (kind === 'part') return { ...shown, label: name }
  if (kind === 'file') return { ...shown, label: shownFileName(name), href: file }
  return { ...shown, label: words.face(face ?? 0, shownFileName(name)), href: file && `${file}&face=${face}` }
}

interface Chosen {
  asked: ReferenceInput
  shown: Reference
}

/** The part of the choice that is stored while the message is written. The API checks the ids on sending. */
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
      picture: z.optional(z.string()),
    }),
  }),
)

/** The references chosen for a message, stored in this tab like its text. */
function useKeptChoice(owner: string, { by, id }: ConversationTarget) {
  const place = `message references ${by}:${id}`
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => readFormDraft(owner, place, keptChoice)?.values ?? [])
  const latest = useRef(chosen)
  // Changes what is chosen by then: the answer to a pasted link comes later than a click.
  const choose = (edit: (now: readonly Chosen[]) => readonly Chosen[]) => {
    const next = edit(latest.current)
    latest.current = next
    setChosen(next)
    if (next.length === 0) forgetFormDraft(owner, place)
    else keepFormDraft(owner, place, { kept: keptChoice, values: next, base: undefined })
  }
  return [chosen, choose] as const
}

/** The references chosen for the message being written. */
export interface Referring {
  asked: readonly ReferenceInput[]
  clear: () => void
  /** A pasted link is being looked up; it belongs to the message. */
  isLookingUp: boolean
  /**
   * Refers to the face in a pasted viewer link.
   * @param giveBack called if the file does not belong to the conversation's subject
   * @returns whether the text is such a link
   */
  pasteFace: (pasted: string, giveBack: () => void) => boolean
  /** The button that offers parts and files; nothing if there are none. */
  menuWhile: (isSending: boolean) => ReactNode
  chipsWhile: (isSending: boolean) => ReactNode
}

function keyOf(asked: ReferenceInput): string {
  if (asked.kind === 'part') return asked.partId
  return asked.kind === 'face' ? `${asked.fileId} ${asked.face}` : asked.fileId
}

/** Whether a choice is not made yet. */
const isLeftOf = (chosen: readonly Chosen[], { asked: one }: Chosen) =>
  chosen.every(({ asked: other }) => keyOf(other) !== keyOf(one))

/** The face in a viewer link; nothing for any other text. */
function faceIn(pasted: string): { fileId: string; face: number } | undefined {
  const link = facesInLink(pasted)
  const [face] = link?.faces ?? []
  return link?.faces.length === 1 && face !== undefined ? { fileId: link.fileId, face } : undefined
}

/** A reference to the face of a referable file. */
function faceChoice(fileId: string, face: number, { files }: Referable): Chosen | undefined {
  const file = files.find(({ id, fileType }) => id === fileId && fileType === 'step')
  if (!file) return undefined
  const asked = { kind: 'face', fileId, face } as const
  const label = words.face(face, shownFileName(file.name))
  const href = `${fileAddress(file)}&face=${face}`
  return { asked, shown: { key: keyOf(asked), kind: 'face', label, href, picture: file.pictureUrl ?? undefined } }
}

function choicesOf({ parts, files }: Referable): { parts: Chosen[]; files: Chosen[] } {
  return {
    parts: parts.map(({ id, name, picture }) => ({
      asked: { kind: 'part', partId: id },
      shown: { key: id, kind: 'part', label: name, picture: picture?.pictureUrl ?? undefined },
    })),
    files: files.map(({ id, name, fileType, pictureUrl }) => ({
      asked: { kind: 'file', fileId: id },
      shown: {
        ...{ key: id, kind: 'file', label: shownFileName(name), href: fileAddress({ id, fileType }) },
        picture: pictureUrl ?? undefined,
      },
    })),
  }
}

/** Why there are no choices to show, if so. */
function noteOf({ isError, data }: { isError: boolean; data?: Referable | undefined }, count: number) {
  if (isError) return words.failed
  if (data === undefined) return words.loading
  if (count === 0) return words.none
  return data.files.some(({ fileType }) => fileType === 'step') ? words.faces : undefined
}

/**
 * The references of the message being written; they cannot be changed while it is being sent.
 * @param target where it goes @param about the conversation's subject @param writerId id of the writer
 */
export function useReferring(target: ConversationTarget, about: ConversationTarget, writerId: string): Referring {
  const [chosen, choose] = useKeptChoice(writerId, about)
  const [lookUps, setLookUps] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const asked = useListReferableQuery(placeOf(target), { skip: !isOpen })
  const dispatch = useDispatch<Store['dispatch']>()
  const isGeneral = about.by === 'customer' || about.by === 'general'

  const { parts, files } = choicesOf(asked.data ?? { parts: [], files: [] })
  const reason = chosen.length >= maxReferences ? words.tooMany : undefined
  const entriesOf = (choices: readonly Chosen[], icon: ReactNode): MenuEntry[] =>
    choices
      .filter((choice) => isLeftOf(chosen, choice))
      .map((choice) => ({
        label: choice.shown.label,
        icon,
        disabledReason: reason,
        onSelect: () => choose((now) => [...now, choice]),
      }))
  const ofParts = entriesOf(parts, <Puzzle size={16} aria-hidden />)
  const ofFiles = entriesOf(files, <FileText size={16} aria-hidden />)
  const isCut = ofParts.length > 0 && ofFiles.length > 0
  return {
    asked: useMemo(() => chosen.map(({ asked: one }) => one), [chosen]),
    clear: () => choose(() => []),
    isLookingUp: lookUps > 0,
    pasteFace: (pasted, giveBack) => {
      const found = isGeneral || chosen.length >= maxReferences ? undefined : faceIn(pasted)
      if (!found) return false
      setLookUps((now) => now + 1)
      void dispatch(messagesApi.endpoints.listReferable.initiate(placeOf(target), { subscribe: false })).then(
        ({ data }) => {
          setLookUps((now) => now - 1)
          const choice = data && faceChoice(found.fileId, found.face, data)
          if (choice) choose((now) => (isLeftOf(now, choice) ? [...now, choice].slice(0, maxReferences) : now))
          else giveBack()
        },
      )
      return true
    },
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
          onRemove={isSending ? undefined : (key) => choose((now) => now.filter(({ shown }) => shown.key !== key))}
        />
      ),
  }
}
