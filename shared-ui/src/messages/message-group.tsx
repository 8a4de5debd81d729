import { Fragment, type ReactNode, type RefObject } from 'react'
import { type FileLink, FileLinks } from '../files/file-links.tsx'
import { formatDateTime, formatFileSize, formatTime } from '../words/format.ts'
import { LinkedText } from './linked-text.tsx'
import type { MessageGroup, ThreadMessage } from './message-groups.ts'
import { Author, Body, Bubble, Edited, Files, Gone, Group, Line, Seen } from './message-thread-style.tsx'
import { ReferenceChips } from './reference-chips.tsx'

/** What a thread passes on to its groups unchanged. */
export interface GroupParts {
  /** Shown beside an author's name, such as their side. */
  authorNote?: (group: Pick<MessageGroup, 'isOurs' | 'isOwn'>) => ReactNode
  /** Buttons to the right of a file. */
  fileActions?: (file: FileLink) => ReactNode
  /** Shown beside a message: what its author can do with it. */
  messageActions?: ((message: ThreadMessage) => ReactNode) | undefined
  /** The message found by a search, scrolled to first. */
  foundId?: string | undefined
}

export interface GroupTexts {
  you: string
  files: string
  references: string
  edited: string
  deleted: string
  seen: string
}

interface GroupOfMessagesProps extends GroupParts {
  group: MessageGroup
  /** The last message that the other side has read. */
  seenId: string | undefined
  query: string
  foundRef: RefObject<HTMLDivElement | null>
  texts: GroupTexts
}

/** A message's text and files, or a note that it was deleted. */
function Said({ message, fileActions, query, texts }: GroupOfMessagesProps & { message: ThreadMessage }) {
  const { body, files, references = [], isEdited, isDeleted } = message
  if (isDeleted) return <Gone>{texts.deleted}</Gone>
  return (
    <>
      {body && (
        <Body dir="auto">
          <LinkedText words={query}>{body}</LinkedText>
        </Body>
      )}
      {references.length > 0 && <ReferenceChips references={references} label={texts.references} />}
      {files.length > 0 && (
        <Files>
          <FileLinks files={files} label={texts.files} sizeWords={formatFileSize} actions={fileActions} />
        </Files>
      )}
      {isEdited && <Edited>{texts.edited}</Edited>}
    </>
  )
}

/** Consecutive messages of one author, with the read receipt. */
export function GroupOfMessages(props: GroupOfMessagesProps) {
  const { group, authorNote, foundId, foundRef, seenId, texts, messageActions } = props
  return (
    <Group $isOurs={group.isOurs}>
      <Author>
        <strong>{group.isOwn ? texts.you : <bdi>{group.author.name}</bdi>}</strong>
        {authorNote?.(group)}
        <time dateTime={group.startedAt} title={formatDateTime(group.startedAt)}>
          {formatTime(group.startedAt)}
        </time>
      </Author>
      {group.messages.map((message) => (
        <Fragment key={message.id}>
          <Line $isOurs={group.isOurs}>
            {messageActions?.(message)}
            <Bubble
              ref={message.id === foundId ? foundRef : undefined}
              $isOwn={group.isOwn}
              data-found={message.id === foundId || undefined}
            >
              <Said {...props} message={message} />
            </Bubble>
          </Line>
          {message.id === seenId && <Seen>{texts.seen}</Seen>}
        </Fragment>
      ))}
    </Group>
  )
}
