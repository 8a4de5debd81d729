import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { ConversationLayout, PaneMiddle } from '@kerf/shared-ui/messages/conversation-layout.tsx'
import { ConversationListPane } from '@kerf/shared-ui/messages/conversation-list-pane.tsx'
import { ThreadSkeleton } from '@kerf/shared-ui/messages/conversation-thread.tsx'
import { useConversationFocus } from '@kerf/shared-ui/messages/use-conversation-focus.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { MessageSquare, PenLine } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { ExportCsv } from '../lists/export-csv.tsx'
import { ConversationFilters, useConversationFilters } from './conversation-filters.tsx'
import { conversationRow, type RowHead } from './conversation-rows.ts'
import {
  type ConversationTarget,
  foundIn,
  type OpenedConversation,
  subjectOf,
  targetIn,
  useConversationPages,
  useOpenedConversation,
  withOpened,
  withTarget,
} from './conversations.ts'
import { EmptyConversations } from './empty-conversations.tsx'
import { FormerMemberThread } from './former-member-thread.tsx'
import { OpenThread, type ThreadOptions } from './open-thread.tsx'
import { type ConversationsWords, text } from './text.ts'
import { ThreadFailure } from './thread-failure.tsx'
import type { Reader } from './use-thread.ts'

interface ConversationsPageProps {
  words: ConversationsWords
  /** Whether the readers are the provider's admins, for all of whom a message stays unread until one has answered. */
  isProvider: boolean
  /** The words for what a conversation is about and with whom, in the list. */
  rowHeadOf: (conversation: Conversation) => RowHead
  thread: ThreadOptions
  /** Set where readers have a general conversation of their own: its button's label. */
  generalLabel?: string
  /** Renders the field in which admins choose one customer or supplier. */
  personField?: (person: string, onPerson: (person: string) => void) => ReactNode
  /** How to begin a conversation if there are none, and no general one. */
  begin?: ReactNode
}

/** The reader's conversations, beside the open one that the address names. */
export function ConversationsPage(props: ConversationsPageProps) {
  const { words, isProvider, rowHeadOf, thread, generalLabel } = props
  const [address] = useAddressQuery()
  const filters = useConversationFilters(isProvider)
  const { q, asked } = filters
  const list = useConversationPages(asked)
  const target = targetIn(address)
  const opened = useOpenedConversation(target, list.rows)
  const { conversation } = opened
  const focus = useConversationFocus(conversation?.id, target !== null)
  const { data: user } = useGetCurrentUserQuery()
  useOwnAddress(target, conversation)

  const isEmpty = !list.loading && !list.failed && list.rows.length === 0
  const exported = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value?.toString()]))
  const general = generalLabel !== undefined && (
    <ButtonLink
      to={`?${withTarget(address, { by: 'general', id: '' })}`}
      variant="primary"
      icon={<PenLine size={16} aria-hidden />}
      onClick={() => focus.onOpen(undefined)}
    >
      {generalLabel}
    </ButtonLink>
  )
  const begin = general || props.begin
  const actions = (
    <>
      <ExportCsv list="conversations" query={exported} isEmpty={isEmpty} />
      {general}
    </>
  )
  return (
    <ConversationLayout
      header={<PageHeader title={words.title} description={words.description} actions={actions} />}
      listLabel={text.list.list}
      threadLabel={text.thread.label}
      isThreadOpen={target !== null}
      list={
        <ConversationListPane
          list={list}
          rows={withOpened(list.rows, conversation, asked, user?.id).map((row) =>
            conversationRow(row, rowHeadOf(row), { readerId: user?.id, address, q }),
          )}
          selectedId={conversation?.id}
          onOpen={focus.onOpen}
          q={q}
          onSearch={(typed) => filters.set({ q: typed })}
          filters={
            <ConversationFilters
              filters={filters}
              isProvider={isProvider}
              words={words}
              personField={props.personField?.(filters.person, (person) => filters.set({ person }))}
            />
          }
          empty={<EmptyConversations filters={filters} begin={begin} words={words} />}
          texts={{ ...text.list, searchPlaceholder: words.searchPlaceholder }}
        />
      }
      thread={
        <OpenedPane
          target={target}
          opened={opened}
          reader={user && { id: user.id, isProvider }}
          isProvider={isProvider}
          options={thread}
          words={words}
          address={address}
          query={q}
          titleRef={focus.titleRef}
        />
      }
    />
  )
}

/** Gives a conversation about something its own address once it has begun. */
function useOwnAddress(target: ConversationTarget | null, conversation: Conversation | undefined): void {
  const [, change] = useAddressQuery()
  const begunId = target?.by === 'conversation' ? undefined : conversation?.id
  const nameIt = useEffectEvent((id: string) =>
    change((now) => withTarget(now, { by: 'conversation', id }), { replace: true }),
  )
  useEffect(() => {
    if (begunId !== undefined) nameIt(begunId)
  }, [begunId])
}

interface OpenedPaneProps {
  target: ConversationTarget | null
  opened: OpenedConversation
  /** Undefined until known. */
  reader: Reader | undefined
  isProvider: boolean
  options: ThreadOptions
  words: ConversationsWords
  address: URLSearchParams
  query: string
  titleRef: Ref<HTMLHeadingElement>
}

/** Beside the list: the open conversation, or why there is none. */
function OpenedPane({ target, opened, reader, isProvider, address, ...props }: OpenedPaneProps) {
  const { options, words } = props
  const { conversation } = opened
  const listAddress = `?${withTarget(address, null)}`
  const about = conversation ? subjectOf(conversation, isProvider) : target
  if (about === null) {
    return (
      <PaneMiddle>
        <EmptyState icon={<MessageSquare size={22} />} title={text.thread.choose} text={text.thread.chooseText} />
      </PaneMiddle>
    )
  }
  if (opened.failed) {
    if (options.isFormerMember?.(opened.gone?.companyId ?? null))
      return <FormerMemberThread listAddress={listAddress} />
    const { notFound } = opened
    return <ThreadFailure list={opened} notFound={notFound} listAddress={listAddress} failedText={words.failedText} />
  }
  if (opened.loading || !reader) return <ThreadSkeleton />
  return (
    <OpenThread
      {...props}
      key={`${about.by}:${about.id}`}
      about={about}
      conversation={conversation}
      reader={reader}
      foundId={foundIn(address)}
      listAddress={listAddress}
    />
  )
}
