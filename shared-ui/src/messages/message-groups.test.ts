import { expect, test } from 'vitest'
import { groupMessages, type ThreadMessage } from './message-groups.ts'

let next = 1

function message(author: string, at: string, more: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: `message ${next++}`,
    body: 'Hello',
    author: { key: author, name: author },
    isOwn: false,
    isOurs: false,
    // Without a zone, so that the day is that of the test machine.
    createdAt: `2026-01-${at}`,
    files: [],
    ...more,
  }
}

/** Author and size of each group, by day. */
const shape = (messages: ThreadMessage[], breakBefore?: string) =>
  groupMessages(messages, breakBefore).map(({ day, groups }) => [
    day,
    ...groups.map(({ author, messages: own }) => `${author.name} ${own.length}`),
  ])

test('consecutive messages of one author form a group, within each day', () => {
  const messages = [
    message('Ada', '05T09:00:00'),
    message('Ada', '05T09:04:00'),
    message('Bo', '05T09:05:00'),
    message('Ada', '05T09:06:00'),
    message('Ada', '06T09:06:00'),
  ]
  expect(shape(messages)).toEqual([
    ['2026-01-05', 'Ada 2', 'Bo 1', 'Ada 1'],
    ['2026-01-06', 'Ada 1'],
  ])
})

test("after ten minutes an author's next message shows the time again", () => {
  const messages = [message('Ada', '05T09:00:00'), message('Ada', '05T09:09:59'), message('Ada', '05T09:20:00')]
  expect(shape(messages)).toEqual([['2026-01-05', 'Ada 2', 'Ada 1']])
})

test('the first unread message starts a new group', () => {
  const messages = [message('Ada', '05T09:00:00'), message('Ada', '05T09:01:00'), message('Ada', '05T09:02:00')]
  expect(shape(messages, messages[1]?.id)).toEqual([['2026-01-05', 'Ada 1', 'Ada 2']])
})

test('two deleted accounts with the same name on different sides stay separate', () => {
  const messages = [message('Deleted', '05T09:00:00'), message('Deleted', '05T09:01:00', { isOurs: true })]
  expect(shape(messages)).toEqual([['2026-01-05', 'Deleted 1', 'Deleted 1']])
})
