import type { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** Texts of messages in every portal. Those that differ come from the portal, as {@link ConversationsWords}. */
export const text = words('shared-parts/messages', {
  link: 'Messages',
  you: 'You',
  repeated: 'Already chosen',
  repeatedText: (name: string) => `${isolated(name)} is already attached to this message.`,
  list: {
    list: 'Conversations',
    noun: 'conversations',
    search: 'Search messages',
  },
  filters: {
    kind: 'About',
    everything: 'Everything',
    shown: 'Which conversations',
    all: 'All',
    state: { '': 'Any state', unread: 'Unread', unanswered: 'Unanswered', day: 'Unanswered for a day' },
    assigned: { label: 'Assigned to', '': 'Any assignee', me: 'Assigned to me', nobody: 'Assigned to nobody' },
    with: { label: 'With', '': 'Everybody', customers: 'Customers', suppliers: 'Suppliers' },
  },
  none: 'No messages yet',
  noMatch: {
    title: 'No conversations match',
    texts: { text: 'Try another search, or look at everything.', clear: 'Clear filters' },
  },
  showAll: 'Show all',
  thread: {
    label: 'Conversation',
    messages: (title: string) => `Messages, ${isolated(title)}`,
    noun: 'messages',
    back: 'Back to conversations',
    choose: 'Choose a conversation',
    chooseText: 'Its messages will appear here.',
    notFound: 'Conversation not found',
    notFoundText: 'It may have been deleted with what it was about, or the link is wrong.',
    formerMember: 'Only members of the company see this',
    formerMemberText:
      'You are no longer a member of the company that this conversation belongs to. You keep your general conversation with us.',
    failed: 'Failed to load the conversation',
    showAll: 'Show all conversations',
    begin: 'No messages yet',
    readOnlyBegin: 'Messages about it will appear here.',
  },
  composer: {
    notSent: (why: string) => `Your message was not sent. ${why}`,
    unsure:
      'The connection was lost, so we do not know whether your message was sent. It is kept here; trying again sends it once.',
    kept: 'It is kept here: please try again.',
  },
  references: {
    refer: 'Refer to…',
    menu: 'What the message refers to',
    loading: 'Loading parts and files…',
    failed: 'Parts and files could not be loaded. Close this and try again.',
    none: 'There is no other part or file here.',
    faces: 'To refer to a face of a model, copy its link in the viewer and paste it into the message.',
    tooMany: 'A message can refer to ten things at most',
    sending: 'Your message is on its way',
    chosen: 'Referred to',
    remove: (name: string) => `Remove the reference to ${isolated(name)}`,
    face: (face: number, file: string) => `Face ${face} of ${isolated(file)}`,
  },
  /** What authors can do with their own messages. */
  own: {
    actions: 'Change or delete this message',
    edit: 'Edit',
    editTitle: 'Edit Message',
    editFailed: 'Failed to change the message',
    message: 'Message',
    empty: 'Please write a message',
    save: 'Save',
    delete: 'Delete',
    deleteTitle: 'Delete this message?',
    deleteText: 'Its text and files are removed for everybody. A note that a message was deleted stays.',
    deleteFailed: 'Failed to delete the message',
  },
  deleted: 'Message deleted',
  leave: {
    title: 'Leave without sending?',
    text: 'The files that you chose have not been sent, and you would have to choose them again.',
  },
})

/** The texts of messages in one portal. */
export interface ConversationsWords {
  title: string
  description: string
  searchPlaceholder: string
  /** The filter's name for each kind of conversation; a kind without a name is not offered. */
  kinds: { general: string } & Partial<Record<ConversationKind, string>>
  /** The conversations that wait for the reader, as in "Unread". */
  waiting: string
  /** Shown when none of them is left. */
  noneWaiting: { title: string; text: string }
  /** Says how conversations begin, if there are none. */
  noneText: string
  /** Shown when a conversation failed to load. */
  failedText: string
  /** Invites the reader to write the first message; a kind without its own text uses the general one. */
  beginText: { general: string } & Partial<Record<ConversationKind, string>>
}
