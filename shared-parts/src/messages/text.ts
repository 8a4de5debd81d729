import type { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** What messages say in every portal. What differs comes from the portal, as {@link ConversationsWords}. */
export const text = {
  link: 'Messages',
  you: 'You',
  repeated: 'Already chosen',
  repeatedText: (name: string) => `${isolated(name)} is among the files of this message already.`,
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
    state: { '': 'Answered or not', unread: 'Unread', unanswered: 'Unanswered', day: 'Unanswered for a day' },
    assigned: { label: 'Assigned to', '': 'Assigned or not', me: 'Assigned to me', nobody: 'Assigned to nobody' },
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
    chooseText: 'What was written opens here.',
    notFound: 'Conversation not found',
    notFoundText: 'It may have been deleted with what it was about, or the link is wrong.',
    formerMember: 'Only members of the company see this',
    formerMemberText:
      'You are no longer a member of the company that this conversation belongs to. Your general conversation with us stays yours.',
    failed: 'Failed to load the conversation',
    showAll: 'Show all conversations',
    begin: 'No messages yet',
    readOnlyBegin: 'What is written about it appears here.',
  },
  composer: {
    notSent: (why: string) => `Your message was not sent. ${why}`,
    unsure:
      'The connection was lost, so we do not know whether your message was sent. It is kept here; trying again sends it once.',
    kept: 'It is kept here: check your connection and try again.',
  },
  references: {
    refer: 'Refer to…',
    menu: 'What the message refers to',
    loading: 'Loading parts and files…',
    failed: 'Parts and files could not be loaded. Close this and try again.',
    none: 'There is no other part or file here.',
    faces: 'To refer to a face of a model, copy its link in the viewer and paste it into the message.',
    tooMany: 'A message refers to ten things at most',
    sending: 'Your message is on its way',
    chosen: 'Referred to',
    remove: (name: string) => `Do not refer to ${isolated(name)}`,
    face: (face: number, file: string) => `Face ${face} of ${isolated(file)}`,
  },
  /** What authors do with their own messages. */
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
    deleteText: 'Its text and files are gone for everybody. That a message was deleted stays visible.',
    deleteFailed: 'Failed to delete the message',
  },
  deleted: 'Message deleted',
  leave: {
    title: 'Leave without sending?',
    text: 'The files that you chose are not sent yet and would have to be chosen again.',
  },
}

/** What messages say in one portal. */
export interface ConversationsWords {
  title: string
  description: string
  searchPlaceholder: string
  /** What the filter by subject calls each kind; a kind without a word is not offered. */
  kinds: { general: string } & Partial<Record<ConversationKind, string>>
  /** The conversations that wait for the reader, as in "Unread". */
  waiting: string
  /** Stands where none of them is left. */
  noneWaiting: { title: string; text: string }
  /** Says how conversations begin, where there are none. */
  noneText: string
  /** Stands where a conversation could not be loaded. */
  failedText: string
  /** Invites to the first message; the words of general ones hold where a kind has none. */
  beginText: { general: string } & Partial<Record<ConversationKind, string>>
}
