import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { ReferenceInput } from '@kerf/shared-contracts/contracts/message-references'
import type { sendMessage } from '@kerf/shared-contracts/contracts/messages'
import { answerLost, fingerprint, holdIdempotencyKey, releaseIdempotencyKey, watchUpload } from '@kerf/shared-runtime'
import { useSendMessageMutation } from '@kerf/shared-runtime/endpoints/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ConversationTarget, placeOf, useShowWritten } from './conversations.ts'

/** Maximum length of a message. */
export const maxMessageLength = 4000

/** The message to send. */
export interface OutgoingMessage {
  text: string
  files: readonly File[]
  references: readonly ReferenceInput[]
}

/** The fields by which a sent message is recognised. */
interface ShownMessage {
  id: string
  body: string
  isOwn: boolean
  files: readonly unknown[]
}

interface SendingOptions {
  target: ConversationTarget
  /** The current draft. */
  draft: OutgoingMessage
  /** The thread in which the message will appear, oldest first. */
  thread: { messages: readonly ShownMessage[]; loading: boolean }
  /** Called when the message is stored, so that the next one can begin. */
  onSent: () => void
}

/** A message being sent, or why it was not. */
export interface MessageSending {
  isSending: boolean
  /** Percent, 0 to 100, of a message with files. */
  progress: number
  /** The error of the last attempt; undefined once another one begins, or the message appears after all. */
  failure: unknown
  /** The answer was lost, so the message may have been stored. Retrying stores it once. */
  isUnsure: boolean
  /** Sends the draft. */
  send: () => Promise<void>
  /** Cancels sending. */
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
  /** The newest message of the thread before it; undefined if there was none. */
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

/** A text for comparison: the server may store it trimmed and without invisible characters. */
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

/** In place of the newest message of a thread that is still loading. */
const notKnown = 'not known'

/**
 * Sends messages to one place, one at a time: a second click during sending does nothing. A message whose answer was lost
 * counts as sent when it appears in the thread.
 */
export function useMessageSending({ target, draft, thread, onSent }: SendingOptions): MessageSending {
  const [sendMessage] = useSendMessageMutation()
  const showWritten = useShowWritten()
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const [unsettled, setUnsettled] = useState<Unsettled>()
  const underWay = useRef<UnderWay>(undefined)

  // A text is as good as sent; during an upload, leaving asks first and then aborts it.
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

  /** The request: exactly the same one again after a lost answer. */
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
