import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { newSupplier } from '../../../test/suppliers.ts'
import { replyAbove } from '../../platform/mail/reply-addresses.ts'
import { type Inbound, listenForReplies } from './inbound-service.ts'

let portal: Portal
let inbound: Inbound
beforeAll(async () => {
  portal = await startPortal({ env: { REPLY_DOMAIN: 'reply.example.com' } })
  inbound = await listenForReplies(portal.api.platform, replies(), {
    host: '127.0.0.1',
    port: 0,
    maxBytes: 1024 * 1024,
  })
})
afterAll(async () => {
  await inbound.stop()
  await portal.api.stop()
})

function replies() {
  const { replies: made } = portal.api.platform
  if (!made) throw new Error('There is a domain for replies')
  return made
}

const addressFor = (person: Person, { conversationId }: { conversationId: string }) =>
  replies().addressOf(conversationId, person.user.id)

/** Delivers a mail. @returns the server's response, whether it accepts or refuses */
async function deliver(mail: SendMailOptions): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: inbound.port, ignoreTLS: true })
  try {
    return (await transport.sendMail({ subject: 'Re: a message', ...mail })).response
  } catch (error) {
    return String(error instanceof Error && 'response' in error ? error.response : error)
  } finally {
    transport.close()
  }
}

const messagesIn = async (person: Person, { conversationId }: { conversationId: string }) =>
  (await person.get(`/api/conversations/${conversationId}/messages`)).body.map(({ body }: { body: string }) => body)

/** A customer an admin wrote to. */
async function writtenTo() {
  const customer = await anotherCustomer(portal.api)
  const message = await say(portal.admin, 'Which alloy?', { customerId: customer.user.id })
  return { customer, message, to: addressFor(customer, message), from: customer.user.email }
}

test('a reply is added to its conversation, without quoted text and with its attachments', async () => {
  const { customer, message, to, from } = await writtenTo()
  const text = `6082, please.\n\nOn Mon, 5 Jan 2026 at 09:00, Kerf <no-reply@kerf.invalid> wrote:\n> ${replyAbove}\n> Which alloy?`
  const attachments = [{ filename: 'drawing.pdf', content: pdfBytes('Drawing') }]
  expect(await deliver({ from, to, text, attachments })).toMatch(/^250 /)
  const [reply] = (await portal.admin.get(`/api/conversations/${message.conversationId}/messages`)).body
  expect(reply).toMatchObject({
    body: '6082, please.',
    author: { id: customer.user.id },
    isFromProvider: false,
    files: [{ filename: 'drawing.pdf', fileType: 'pdf' }],
  })
})

test('the same mail delivered twice makes one message', async () => {
  const { customer, message, to, from } = await writtenTo()
  const mail = { from, to, text: 'Once', messageId: `<once-${customer.user.id}@mail.example>` }
  const answers = await Promise.all([deliver(mail), deliver(mail)])
  answers.push(await deliver(mail))
  expect(answers.every((answer) => answer.startsWith('250 '))).toBe(true)
  expect(await messagesIn(customer, message)).toEqual(['Once', 'Which alloy?'])
})

test('mails say that replies are read, and where they go', async () => {
  const { message, to, from } = await writtenTo()
  portal.api.passTime(4 * 60_000)
  await portal.api.runJobs()
  const mail = (await mailsTo(portal.api, from)).at(-1)
  expect(mail).toMatchObject({ replyTo: to })
  expect(mail?.text).toContain(replyAbove)
  expect(mail?.text).toContain('or reply to this email')
  expect(message.conversationId).toBeDefined()
})

test.each([
  ['a holiday note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['mail to a list', { headers: { Precedence: 'bulk' } }],
  ['a bounce', { envelope: { from: '' } }],
])('%s is accepted and dropped', async (_what, more) => {
  const { customer, message, to, from } = await writtenTo()
  const envelope = 'envelope' in more ? { envelope: { ...more.envelope, to } } : {}
  expect(await deliver({ from, to, text: 'I am away', ...more, ...envelope })).toMatch(/^250 /)
  expect(await messagesIn(customer, message)).toEqual(['Which alloy?'])
})

test("nobody else can write with a user's reply address, nor to a conversation it does not name", async () => {
  const { customer, message, to } = await writtenTo()
  const stranger = await anotherCustomer(portal.api)
  const other = await say(stranger, 'Mine')
  expect(await deliver({ from: stranger.user.email, to, text: 'Let me in' })).toMatch(/^550 5\.7\.1 Please reply from/)
  const forged = `${addressFor(stranger, other).slice(0, 30)}${to.slice(30)}`
  expect(await deliver({ from: customer.user.email, to: forged, text: 'Let me in' })).toMatch(/^550 /)
  expect(await deliver({ from: customer.user.email, to: 'ada@reply.example.com', text: 'Hello' })).toMatch(
    /^550 5\.1\.1/,
  )
  expect(await messagesIn(customer, message)).toEqual(['Which alloy?'])
  expect(await messagesIn(stranger, other)).toEqual(['Mine'])
})

test('a user who is suspended, deleted or has left is refused', async () => {
  const supplier = await newSupplier(portal.api)
  const asked = await say(portal.admin, 'Have you time?', { customerId: supplier.user.id })
  const { user } = supplier
  await portal.api.knex('supplier_profiles').where({ userId: user.id }).update({ suspendedAt: new Date() })
  expect(await deliver({ from: user.email, to: addressFor(supplier, asked), text: 'Yes' })).toMatch(/^550 /)
  const { customer, to, from } = await writtenTo()
  await portal.api.request('delete', `/api/admin/users/${customer.user.id}`, { as: portal.admin.token })
  expect(await deliver({ from, to, text: 'Still here' })).toMatch(/^550 /)
})

test.each([
  ['nothing but a quotation', { text: `> ${replyAbove}\n> Which alloy?` }, /^550 .*write a message/],
  ['too long a text', { text: 'x'.repeat(4001) }, /^550 .*longer than 4,000/],
  ['a program', { text: 'See', attachments: [{ filename: 'a.exe', content: Buffer.from('MZ program') }] }, /^550 /],
  [
    'too large a mail',
    { text: 'See', attachments: [{ filename: 'a.txt', content: Buffer.alloc(1024 * 1024) }] },
    /^552 /,
  ],
])('%s is refused with an explanation, and nothing of it is kept', async (_what, mail, answer) => {
  const { customer, message, to, from } = await writtenTo()
  expect(await deliver({ from, to, ...mail })).toMatch(answer)
  expect(await messagesIn(customer, message)).toEqual(['Which alloy?'])
})

test('a viewer cannot write by mail where they cannot write in the portal', async () => {
  const { owner, viewer } = await createTeam(portal.api)
  const { id: rfqId } = await portal.job.submitRfq(owner.token)
  const message = await say(owner, 'Hello', { rfqId })
  const mail = { from: viewer.user.email, to: addressFor(viewer, message), text: 'Me too' }
  expect(await deliver(mail)).toMatch(/^550 5\.7\.1/)
  expect(refusal(await viewer.post('/api/messages', { rfqId, body: 'Me too' }))).toEqual([403, 'auth.read_only'])
})
