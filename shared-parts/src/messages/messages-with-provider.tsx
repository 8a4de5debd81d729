import type { Conversation, ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { ConversationsPage } from './conversations-page.tsx'
import type { ThreadOptions } from './open-thread.tsx'
import type { ConversationsWords } from './text.ts'
import type { Subject } from './use-subject.ts'

/** The words of one portal for messages with the provider. */
export interface WithProviderWords extends ConversationsWords {
  /** The button to the general conversation. */
  messageProvider: string
  /** Shown beside the name of the provider's writers. */
  provider: string
  /** The title of the general conversation. */
  general: string
  /** The subject of a conversation, as in "Request SQTE-0001". */
  about: Partial<Record<ConversationKind, (number: string) => string>>
  /** Who sees the general conversation, and those about a company's RFQ, quote or order. */
  onlyYou: string
  shared?: string
}

interface MessagesWithProviderProps extends Pick<ThreadOptions, 'isFormerMember' | 'noWriting' | 'named'> {
  words: WithProviderWords
  /** Links to the subject. */
  linksOf?: (subject: Subject) => ConversationLink[]
  /** The project of what the address names, if no conversation has begun about it. */
  projectName?: string | undefined
}

/** The conversations of a customer or supplier with the provider: one per subject, and a general one. */
export function MessagesWithProvider({ words, linksOf, projectName, ...thread }: MessagesWithProviderProps) {
  const rowHeadOf = ({ kind, number, ...about }: Conversation) => ({
    title: about.projectName ?? words.general,
    subtitle: number === null ? undefined : words.about[kind]?.(number),
  })
  const subtitleOf = ({ kind, companyId }: Subject) => {
    if (kind !== 'rfq' && kind !== 'quote' && kind !== 'order') return words.onlyYou
    return companyId === null ? undefined : words.shared
  }
  return (
    <ConversationsPage
      words={words}
      isProvider={false}
      rowHeadOf={rowHeadOf}
      generalLabel={words.messageProvider}
      thread={{
        ...thread,
        headOf: (subject) => ({
          title: subject.kind === 'general' ? words.general : (subject.projectName ?? projectName),
          subtitle: subtitleOf(subject),
          links: linksOf?.(subject) ?? [],
        }),
        authorNote: ({ isOurs }) => !isOurs && <Badge>{words.provider}</Badge>,
      }}
    />
  )
}
