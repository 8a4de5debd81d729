import type { Conversation, ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { ConversationsPage } from './conversations-page.tsx'
import type { ThreadOptions } from './open-thread.tsx'
import type { ConversationsWords } from './text.ts'
import type { Subject } from './use-subject.ts'

/** What messages with the provider say in one portal. */
export interface WithProviderWords extends ConversationsWords {
  /** The button to the general conversation. */
  messageProvider: string
  /** Stands beside the name of whoever answers. */
  provider: string
  /** The conversation that is about nothing in particular. */
  general: string
  /** What a conversation is about, as in "Request SQTE-0001". */
  about: Partial<Record<ConversationKind, (number: string) => string>>
  /** Who sees the general conversation, and that of a company's RFQ, quote or order. */
  onlyYou: string
  shared?: string
}

interface MessagesWithProviderProps extends Pick<ThreadOptions, 'isFormerMember' | 'noWriting' | 'named'> {
  words: WithProviderWords
  /** The ways to what a conversation is about. */
  linksOf?: (subject: Subject) => ConversationLink[]
  /** The project of what the address names, where no conversation has begun about it. */
  projectName?: string | undefined
}

/** The conversations of a customer or supplier with the provider: one about each thing, and a general one. */
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
