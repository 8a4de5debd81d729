import { ExportCsv } from '@kerf/shared-parts/lists/export-csv.tsx'
import {
  foundIn,
  subjectOf,
  targetIn,
  useConversationPages,
  useOpenedConversation,
  withOpened,
  withTarget,
} from '@kerf/shared-parts/messages/conversations.ts'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { ConversationLayout, PaneMiddle } from '@kerf/shared-ui/messages/conversation-layout.tsx'
import { ConversationListPane } from '@kerf/shared-ui/messages/conversation-list-pane.tsx'
import { ThreadSkeleton } from '@kerf/shared-ui/messages/conversation-thread.tsx'
import { useConversationFocus } from '@kerf/shared-ui/messages/use-conversation-focus.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { MessageSquare, PenLine } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIsFormerMember } from '../shared/use-may-act.ts'
import { conversationRow } from './conversation-rows.ts'
import { EmptyConversations } from './empty-conversations.tsx'
import { FormerMemberThread } from './former-member-thread.tsx'
import { OpenThread } from './open-thread.tsx'
import { text } from './text.ts'
import { ThreadFailure } from './thread-failure.tsx'

const choices = { kind: ['', 'general', 'rfq', 'order'], unread: ['', 'true'] } as const
const kindOptions = choices.kind.map((value) => ({ value, label: text.kinds[value] }))

/** The customer's conversations with the provider: one about each request and order, and a general one. */
export function MessagesPage() {
  const [address, change] = useAddressQuery()
  const { values, q, set } = useListFilters(choices)
  const filters = {
    q: q || undefined,
    kind: values.kind || undefined,
    unread: values.unread === 'true' ? true : undefined,
  }
  const list = useConversationPages(filters)
  const target = targetIn(address)
  const opened = useOpenedConversation(target, list.rows)
  const { conversation } = opened
  const focus = useConversationFocus(conversation?.id, target !== null)
  const { data: user } = useGetCurrentUserQuery()
  const hasLeft = useIsFormerMember({ companyId: opened.gone?.companyId ?? null })

  // Once there is a conversation about something, its address is its own.
  const beganId = target?.by === 'conversation' ? undefined : conversation?.id
  const nameIt = useEffectEvent((id: string) =>
    change((now) => withTarget(now, { by: 'conversation', id }), { replace: true }),
  )
  useEffect(() => {
    if (beganId !== undefined) nameIt(beganId)
  }, [beganId])

  const rows = withOpened(list.rows, conversation, filters)
  const listAddress = `?${withTarget(address, null)}`
  const generalAddress = `?${withTarget(address, { by: 'general', id: '' })}`
  const about = conversation ? subjectOf(conversation, false) : target
  const general = (
    <ButtonLink
      to={generalAddress}
      variant="primary"
      icon={<PenLine size={16} aria-hidden />}
      onClick={() => focus.onOpen(undefined)}
    >
      {text.messageProvider}
    </ButtonLink>
  )
  const isEmpty = !list.loading && !list.failed && list.rows.length === 0
  const exportCsv = (
    <ExportCsv
      list="conversations"
      query={{ q: filters.q, kind: filters.kind, unread: values.unread }}
      isEmpty={isEmpty}
    />
  )
  return (
    <ConversationLayout
      header={
        <PageHeader
          title={text.title}
          description={text.description}
          actions={
            <>
              {exportCsv}
              {general}
            </>
          }
        />
      }
      listLabel={text.list.list}
      threadLabel={text.thread.label}
      isThreadOpen={target !== null}
      list={
        <ConversationListPane
          list={list}
          rows={rows.map((row) => conversationRow(row, { readerId: user?.id, address, q }))}
          selectedId={conversation?.id}
          onOpen={focus.onOpen}
          filters={{ ...values, q }}
          set={set}
          kindOptions={kindOptions}
          empty={<EmptyConversations filters={{ ...values, q }} set={set} begin={general} />}
          texts={text.list}
        />
      }
      thread={
        <>
          {about === null && (
            <PaneMiddle>
              <EmptyState icon={<MessageSquare size={22} />} title={text.thread.choose} text={text.thread.chooseText} />
            </PaneMiddle>
          )}
          {opened.failed && hasLeft && <FormerMemberThread listAddress={listAddress} />}
          {opened.failed && !hasLeft && (
            <ThreadFailure list={opened} notFound={opened.notFound} listAddress={listAddress} />
          )}
          {about && !opened.failed && (opened.loading || !user) && <ThreadSkeleton />}
          {about && !opened.failed && !opened.loading && user && (
            <OpenThread
              key={`${about.by}:${about.id}`}
              about={about}
              conversation={conversation}
              reader={{ id: user.id, isProvider: false }}
              foundId={foundIn(address)}
              query={q}
              listAddress={listAddress}
              titleRef={focus.titleRef}
            />
          )}
        </>
      }
    />
  )
}
