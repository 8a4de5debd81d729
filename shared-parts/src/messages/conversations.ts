import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { Conversation, listConversations, Message } from '@kerf/shared-contracts/contracts/messages'
import type { Store } from '@kerf/shared-runtime'
import { polling, saysNotFound } from '@kerf/shared-runtime'
import {
  messagesApi,
  useGetConversationQuery,
  useListConversationsPagesInfiniteQuery,
  useListConversationsQuery,
  useListMessagesPagesInfiniteQuery,
} from '@kerf/shared-runtime/endpoints/messages'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { type PagedList, pagedList } from '../lists/paged-list.ts'

type ConversationFilters = Omit<ArgumentOf<typeof listConversations>, 'cursor'>

/** Messages per page: enough for a tall screen, few enough to open a long conversation quickly. */
const messagesAtATime = 30

const pagesOf = (id: string) => ({ id, limit: messagesAtATime })

/** Conversations as a list shows them, latest message first. */
export const useConversationPages = (filters: ConversationFilters): PagedList<Conversation> =>
  pagedList(useListConversationsPagesInfiniteQuery(filters, polling))

/** Whether a conversation is in a list by filters that reading or answering does not change. */
function matches(conversation: Conversation, filters: ConversationFilters, readerId?: string) {
  const { kind, isWithSupplier, assignee, customer } = conversation
  const { q, assigned, customerId, with: counterpart } = filters
  const isTheirs = assigned === undefined || (assigned === 'me' ? assignee?.id === readerId : assignee === null)
  const isWith = counterpart === undefined || (counterpart === 'suppliers') === isWithSupplier
  const isOfPerson = customerId === undefined || customer.id === customerId
  return !q && isTheirs && isWith && isOfPerson && (filters.kind === undefined || filters.kind === kind)
}

/**
 * The rows of a list of unread or unanswered conversations, plus the open one, which keeps its place after it is read or
 * answered. Other lists stay unchanged.
 * @param readerId of the reading admin
 */
export function withOpened(
  rows: Conversation[],
  opened: Conversation | undefined,
  filters: ConversationFilters,
  readerId?: string,
): Conversation[] {
  const isWaiting = [filters.unread, filters.unanswered, filters.unansweredForDay].includes(true)
  const belongs = opened && isWaiting && matches(opened, filters, readerId)
  if (!belongs || rows.some(({ id }) => id === opened.id)) return rows
  return [...rows, opened].toSorted((one, other) =>
    other.lastMessage.createdAt.localeCompare(one.lastMessage.createdAt),
  )
}

/** The messages of a conversation, newest first; none while it has not begun. */
export function useMessagePages(conversationId: string | undefined): PagedList<Message> {
  return pagedList(
    useListMessagesPagesInfiniteQuery(pagesOf(conversationId ?? ''), {
      ...polling,
      skip: conversationId === undefined,
      refetchOnMountOrArgChange: true,
    }),
  )
}

/** Shows a new message at once, until its conversation is fetched again. */
export function useShowWritten(): (message: Message) => void {
  const dispatch = useDispatch<Store['dispatch']>()
  return (message) => {
    dispatch(
      messagesApi.util.updateQueryData('listMessagesPages', pagesOf(message.conversationId), ({ pages }) => {
        const newest = pages[0]
        if (newest?.items.every(({ id }) => id !== message.id)) newest.items.unshift(message)
      }),
    )
  }
}

const names = [
  ...(['conversation', 'rfq', 'quote', 'order', 'supplierRequest', 'purchaseOrder', 'customer', 'general'] as const),
]

/** What an address asks for: a conversation, or something that may have none yet. */
export interface ConversationTarget {
  by: (typeof names)[number]
  /**
   * Id of the conversation, RFQ, quote, order, request to suppliers, purchase order or customer; none for the reader's
   * general conversation. For admins, that of a request includes its supplier ({@link requestWith}).
   */
  id: string
}

/** Separates the ids of a request and a supplier; occurs in no UUID. */
const beside = '.'

/** Identifies the conversation with one supplier about a request, for admins, who have one with each. */
export const requestWith = (requestId: string, supplierId: string) => `${requestId}${beside}${supplierId}`

/** @returns the ids that {@link requestWith} joined; a supplier's own target contains no supplier */
export function requestIn(id: string): { requestId: string; supplierId: string | undefined } {
  const [requestId = '', supplierId] = id.split(beside)
  return { requestId, supplierId }
}

/** Reads the target from an address such as `?rfq=…` or `?general=1`; null if it names none. */
export function targetIn(address: URLSearchParams): ConversationTarget | null {
  const by = names.find((name) => address.get(name))
  if (!by) return null
  return { by, id: by === 'general' ? '' : (address.get(by) ?? '') }
}

/** The parameter that names a found message. */
const messageName = 'message'

/** The message that an address points to, within its conversation. */
export const foundIn = (address: URLSearchParams): string | undefined => address.get(messageName) ?? undefined

/**
 * The address with this target instead of any other; without a target, that of the list alone.
 * @param foundId a message of the conversation to show first
 */
export function withTarget(
  address: URLSearchParams,
  target: ConversationTarget | null,
  foundId?: string,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of [...names, messageName]) next.delete(name)
  if (target) next.set(target.by, target.by === 'general' ? '1' : target.id)
  if (foundId !== undefined) next.set(messageName, foundId)
  return next
}

/** The target that stays the same when a conversation begins: its subject. */
export function subjectOf(conversation: Conversation, isProvider: boolean): ConversationTarget {
  const { kind, rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, customer } = conversation
  if (kind === 'rfq') return { by: 'rfq', id: rfqId ?? '' }
  if (kind === 'quote') return { by: 'quote', id: quoteId ?? '' }
  if (kind === 'order') return { by: 'order', id: orderId ?? '' }
  if (kind === 'purchase_order') return { by: 'purchaseOrder', id: purchaseOrderId ?? '' }
  if (kind === 'supplier_request') {
    const id = supplierRequestId ?? ''
    return { by: 'supplierRequest', id: isProvider ? requestWith(id, customer.id ?? '') : id }
  }
  return isProvider ? { by: 'customer', id: customer.id ?? '' } : { by: 'general', id: '' }
}

/** The fields of a message's subject, which also filter the list. */
export function placeOf({ by, id }: ConversationTarget) {
  const { requestId, supplierId } = requestIn(id)
  switch (by) {
    case 'conversation':
      return { conversationId: id }
    case 'rfq':
      return { rfqId: id }
    case 'quote':
      return { quoteId: id }
    case 'order':
      return { orderId: id }
    case 'purchaseOrder':
      return { purchaseOrderId: id }
    case 'supplierRequest':
      return { supplierRequestId: requestId, ...(supplierId !== undefined && { customerId: supplierId }) }
    case 'customer':
      return { customerId: id }
    case 'general':
      return {}
  }
}

function filtersOf(target: ConversationTarget | null): ConversationFilters {
  const isGeneral = target === null || target.by === 'customer' || target.by === 'general'
  const { conversationId: _, ...place } = { conversationId: undefined, ...(target && placeOf(target)) }
  return { ...place, ...(isGeneral && { kind: 'general' }), limit: 1 }
}

/** The conversation that an address asks for, as far as known. */
export interface OpenedConversation {
  /** Undefined while unknown, or if none has begun. */
  conversation: Conversation | undefined
  loading: boolean
  /** Loading failed; `notFound` if there is none with this id. */
  failed: boolean
  /** Why, if it did. */
  error: unknown
  notFound: boolean
  /** Its last known state, if it is no longer found. */
  gone: Conversation | undefined
  retrying: boolean
  retry: () => void
}

/**
 * Finds the conversation that an address asks for, and keeps it up to date.
 * @param known conversations already on screen, so that opening one of them does not wait
 */
export function useOpenedConversation(
  target: ConversationTarget | null,
  known: readonly Conversation[],
): OpenedConversation {
  const namesIt = target?.by === 'conversation'
  const one = useGetConversationQuery({ id: target?.id ?? '' }, { ...polling, skip: !namesIt })
  const some = useListConversationsQuery(filtersOf(target), { ...polling, skip: target === null || namesIt })
  const asked = namesIt ? one : some
  // A new conversation is fetched by its own id next: keep it on the screen meanwhile.
  const last = useRef<Conversation>(undefined)
  const isNamed = ({ id }: Conversation) => id === target?.id
  // The cache keeps the last answer; a user who lost access must not see it.
  const isGone = namesIt && saysNotFound(one.error)
  const named = isGone
    ? undefined
    : (one.currentData ?? known.find(isNamed) ?? [last.current ?? []].flat().find(isNamed))
  const found = namesIt ? named : some.currentData?.items[0]
  last.current = found
  const isUnknown = target !== null && found === undefined && (isGone || asked.currentData === undefined)
  const failed = isUnknown && asked.error !== undefined
  return {
    conversation: target === null ? undefined : found,
    loading: isUnknown && !failed,
    failed,
    notFound: failed && saysNotFound(asked.error),
    error: asked.error,
    gone: isGone ? one.currentData : undefined,
    retrying: asked.isFetching,
    retry: () => void asked.refetch(),
  }
}
