import { isApiError, toast } from '@kerf/shared-runtime'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { MessageComposer } from '@kerf/shared-ui/messages/message-composer.tsx'
import { useMessageComposer } from '@kerf/shared-ui/messages/use-message-composer.tsx'
import type { RefObject } from 'react'
import { attachmentExtensions, attachmentRefusal, maxAttachments } from '../files/attachment-kinds.ts'
import { failureWords } from '../forms/failure-words.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { maxMessageLength, useMessageSending } from './conversation-sending.ts'
import type { ConversationTarget } from './conversations.ts'
import { useReferring } from './referring.tsx'
import { text } from './text.ts'
import type { useThread } from './use-thread.ts'

const words = text.composer

interface MessageWriterProps {
  /** Where it goes. */
  target: ConversationTarget
  /** Its subject, which stays the same when the first message begins the conversation. */
  subject: ConversationTarget
  /** The messages so far. */
  thread: ReturnType<typeof useThread>['thread']
  /** Id of the writer. */
  writerId: string
  /** Files dropped anywhere on this element are attached. */
  frameRef: RefObject<HTMLElement | null>
}

/** The error of one of several attachments, with its name. */
function refusedFile(failure: unknown): string | undefined {
  return isApiError(failure) && failure.code.startsWith('file.') ? failure.fields?.attachments : undefined
}

/** The composer of a conversation; the first message begins it. */
export function MessageWriter({ target, subject, thread, writerId, frameRef }: MessageWriterProps) {
  const draft = useMessageComposer({
    owner: writerId,
    place: `${subject.by}:${subject.id}`,
    maxFiles: maxAttachments,
    judge: attachmentRefusal,
    onRepeated: ({ name }) => toast.info(text.repeated, text.repeatedText(shownFileName(name))),
  })
  const referring = useReferring(target, subject, writerId)
  const { isSending, progress, failure, isUnsure, send, cancel } = useMessageSending({
    target,
    draft: { text: draft.text, files: draft.files.map(({ file }) => file), references: referring.asked },
    thread,
    onSent: () => {
      draft.clear()
      referring.clear()
    },
  })
  const notSent = isUnsure ? words.unsure : words.notSent(refusedFile(failure) ?? failureWords(failure, words.kept))
  return (
    <>
      <MessageComposer
        draft={{ ...draft, isJudging: draft.isJudging || referring.isLookingUp }}
        accept={attachmentExtensions}
        maxLength={maxMessageLength}
        isSending={isSending}
        progress={progress}
        failure={failure === undefined ? undefined : notSent}
        onSend={send}
        onCancel={cancel}
        onPasteText={(pasted) => referring.pasteFace(pasted, () => draft.addText(pasted))}
        tools={referring.menuWhile(isSending)}
        references={referring.chipsWhile(isSending)}
        targetRef={frameRef}
      />
      <LeaveGuard when={isSending || draft.files.length > 0} title={text.leave.title} text={text.leave.text} />
    </>
  )
}
