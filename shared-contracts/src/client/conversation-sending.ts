import { useEffect, useRef, useState } from 'react'
import { type ConversationTarget, useShowWritten } from './conversations.ts'
import { type Message, useSendMessageMutation } from './generated/messages.ts'
import { watchUpload } from './upload-progress.ts'

/** Characters of the longest message. */
export const maxMessageLength = 4000

/** What is to be sent. */
export interface OutgoingMessage {
  text: string
  files: readonly File[]
}

/** A message on its way, or why it is not. */
export interface MessageSending {
  isSending: boolean
  /** Percent, 0 to 100, of a message with files. */
  progress: number
  /** What the last try failed with; undefined once another one begins. */
  failure: unknown
  /** @returns the message as it is stored, or undefined when it is not */
  send: (message: OutgoingMessage) => Promise<Message | undefined>
  /** Stops a message that is on its way. */
  cancel: () => void
}

function placeOf({ by, id }: ConversationTarget) {
  if (by === 'conversation') return { conversationId: id }
  if (by === 'rfq') return { rfqId: id }
  if (by === 'order') return { orderId: id }
  return by === 'customer' ? { customerId: id } : {}
}

interface Sent {
  abort: () => void
  hasFiles: boolean
}

/** Sends messages to one place, one at a time: a second click while one is on its way sends nothing. */
export function useMessageSending(target: ConversationTarget): MessageSending {
  const [sendMessage] = useSendMessageMutation()
  const showWritten = useShowWritten()
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef<Sent>(undefined)

  // Words are as good as sent; whoever leaves while files go up was asked, and gives them up.
  useEffect(() => () => (underWay.current?.hasFiles ? underWay.current.abort() : undefined), [])

  const send = async ({ text, files }: OutgoingMessage) => {
    if (underWay.current) return undefined
    const attachments = files.length > 0 ? { attachments: [...files] } : {}
    const first = files[0]
    const stopWatching = first && watchUpload(first, ({ sent, total }) => setProgress(total ? (sent / total) * 100 : 0))
    const request = sendMessage({ body: { ...placeOf(target), body: text, ...attachments } })
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
    if (data) showWritten(data)
    else if (!isCancelled) setFailure(error)
    return data
  }
  return { isSending, progress, failure, send, cancel: () => underWay.current?.abort() }
}
