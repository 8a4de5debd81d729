import { expect, test } from 'vitest'
import { replyAbove } from '../../platform/mail/reply-addresses.ts'
import { writtenIn } from './reply-text.ts'

test.each([
  [
    'a line in English',
    `Yes, please.\n\nOn Mon, 5 Jan 2026 at 09:00, Kerf <reply@x.example> wrote:\n\n> ${replyAbove}\n> Hello`,
  ],
  ['a line in German', `Yes, please.\n\nAm 05.01.2026 um 09:00 schrieb Kerf:\n> ${replyAbove}\n> Hello`],
  ['a wrapped line', `Yes, please.\n\nOn Mon, 5 Jan 2026 at 09:00, Kerf\n<reply@x.example> wrote:\n> ${replyAbove}`],
  ['a divider', `Yes, please.\n\n-----Original Message-----\nFrom: Kerf\n\n${replyAbove}`],
  ["Outlook's line", 'Yes, please.\n\n________________________________\nFrom: Kerf <a@b.example>\nHello'],
  ['a signature', 'Yes, please.\n\n-- \nAda Park\nNorthgate'],
  ['nothing', 'Yes, please.\r\n'],
])('text below %s is cut off', (_what, text) => {
  expect(writtenIn(text)).toBe('Yes, please.')
})

test('replies between quoted lines are kept, along with the lines they answer', () => {
  const text = '> Which alloy?\n6082\n> How many?\nTen'
  expect(writtenIn(text)).toBe(text)
})

test('a message that ends in a colon stays whole', () => {
  expect(writtenIn('Two sizes, 10 and 12:')).toBe('Two sizes, 10 and 12:')
})

test('a mail that is all quotation yields no reply', () => {
  expect(writtenIn(`On 5 Jan 2026, Kerf wrote:\n> ${replyAbove}\n> Hello`)).toBe('')
})
