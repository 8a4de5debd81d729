import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { ReferenceInput } from '@kerf/shared-contracts/contracts/message-references'
import type { sendMessage } from '@kerf/shared-contracts/contracts/messages'
import { answerLost, fingerprint, holdIdempotencyKey, releaseIdempotencyKey, watchUpload } from '@kerf/shared-runtime'
import { useSendMessageMutation } from '@kerf/shared-runtime/endpoints/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ConversationTarget, placeOf, useShowWritten } from './conversations.ts'

/** Characters of the longest message. */
export const maxMessageLength = 4000

/** What is to be sent. */
export interface OutgoingMessage {
  text: string
  files: readonly File[]
  references: readonly ReferenceInput[]
}

/** The fields of a message by which a sent one is recognised. */
interface ShownMessage {
  id: string
  body: string
  isOwn: boolean
  files: readonly unknown[]
}

interface SendingOptions {
  target: ConversationTarget
  /** What is written now. */
  draft: OutgoingMessage
  /** The thread that the message will appear in; oldest first. */
  thread: { messages: readonly ShownMessage[]; loading: boolean }
  /** Called when what is written is stored, so that the next message can begin. */
  onSent: () => void
}

/** A message on its way, or why it is not. */
export interface MessageSending {
  isSending: boolean
  /** Percent, 0 to 100, of a message with files. */
  progress: number
  /** What the last try failed with; undefined once another one begins, or the message appears after all. */
  failure: unknown
  /** The answer was lost, so the message may have been stored. Retrying stores it once. */
  isUnsure: boolean
  /** Sends what is written. */
  send: () => Promise<void>
  /** Stops a message that is on its way. */
  cancel: () => void
}

type SendMessageBody = ArgumentOf<typeof sendMessage>['body']

interface UnderWay {
  abort: () => void
  hasFiles: boolean
}

/** A message that may or may not have been stored. */
interface Unsettled {
  draft: OutgoingMessage
  body: SendMessageBody
  /** The newest message of the thread before it; undefined where there was none. */
  after: string | undefined
}

const keySource = (body: SendMessageBody) => fingerprint('POST', '/api/messages', body)

function isSame(one: OutgoingMessage, other: OutgoingMessage): boolean {
  return (
    one.text === other.text &&
    one.references === other.references &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  )
}

/** The words of a text: the server may keep it without blanks around it and characters that nothing shows. */
const wordsOf = (text: string) =>
  text
    .normalize()
    .split(/[\s\p{C}]+/u)
    .filter(Boolean)
    .join(' ')

function hasAppeared({ draft, after }: Unsettled, messages: readonly ShownMessage[]): boolean {
  const before = messages.findIndex(({ id }) => id === after)
  // The message before it is not loaded, so later ones are not either.
  if (after !== undefined && before === -1) return false
  const isIt = ({ isOwn, body, files }: ShownMessage) =>
    isOwn && files.length === draft.files.length && wordsOf(body) === wordsOf(draft.text)
  return messages.slice(before + 1).some(isIt)
}

/** Stands for the newest message of a thread that is still being loaded. */
const notKnown = 'not known'

/**
 * Sends messages to one place, one at a time: a second click while one is on its way sends nothing. A message whose
 * answer was lost is sent when it appears in the thread.
 */
export function useMessageSending({ target, draft, thread, onSent }: SendingOptions): MessageSending {
  const [sendMessage] = useSendMessageMutation()
  const showWritten = useShowWritten()
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const [unsettled, setUnsettled] = useState<Unsettled>()
  const underWay = useRef<UnderWay>(undefined)

  // Text is as good as sent; leaving during an upload asked first, and aborts it.
  useEffect(() => () => (underWay.current?.hasFiles ? underWay.current.abort() : undefined), [])

  const appeared = !isSending && unsettled !== undefined && hasAppeared(unsettled, thread.messages)
  const settle = useEffectEvent(() => {
    if (!unsettled) return
    releaseIdempotencyKey(keySource(unsettled.body))
    setUnsettled(undefined)
    setFailure(undefined)
    if (isSame(unsettled.draft, draft)) onSent()
  })
  useEffect(() => {
    if (appeared) settle()
  }, [appeared])

  /** What is sent: the very same request again after a lost answer. */
  const outgoing = (): Unsettled => {
    if (unsettled && isSame(unsettled.draft, draft)) return unsettled
    const attachments = draft.files.length > 0 ? { attachments: [...draft.files] } : {}
    const references = draft.references.length > 0 ? { references: JSON.stringify(draft.references) } : {}
    const body = { ...placeOf(target), body: draft.text, ...references, ...attachments }
    return { draft, body, after: thread.loading ? notKnown : thread.messages.at(-1)?.id }
  }
  const send = async () => {
    if (underWay.current) return
    const unsent = outgoing()
    const first = draft.files[0]
    const stopWatching = first && watchUpload(first, ({ sent, total }) => setProgress(total ? (sent / total) * 100 : 0))
    const request = sendMessage({ body: unsent.body })
    let isCancelled = false
    const abort = () => {
      isCancelled = true
      request.abort()
    }
    underWay.current = { abort, hasFiles: first !== undefined }
    setIsSending(true)
    setProgress(0)
    setFailure(undefined)
    const { data, error } = await request
    underWay.current = undefined
    stopWatching?.()
    setIsSending(false)
    const isUnsure = !data && (isCancelled || answerLost(error))
    setUnsettled(isUnsure ? unsent : undefined)
    if (isUnsure) holdIdempotencyKey(keySource(unsent.body))
    if (!data && !isCancelled) setFailure(error)
    if (!data) return
    showWritten(data)
    onSent()
  }
  const cancel = () => underWay.current?.abort()
  return { isSending, progress, failure, isUnsure: answerLost(failure), send, cancel }
}
