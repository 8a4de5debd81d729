import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInSupplier } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

interface Listed {
  id: string
  lastMessage: { text: string }
  match: { text: string } | null
}

async function search(person: Person, q: string, more = ''): Promise<Listed[]> {
  return (await person.get(`/api/conversations?q=${encodeURIComponent(q)}${more}`)).body
}
const found = async (person: Person, q: string) => (await search(person, q)).map(({ id }) => id)
const matchOf = async (person: Person, q: string) => (await search(person, q)).map(({ match }) => match?.text ?? null)

test('the newest message moves its conversation to the front', async () => {
  const customer = await anotherCustomer(portal.api)
  const [first, second] = [await portal.job.submitRfq(customer.token), await portal.job.submitRfq(customer.token)]
  const { conversationId: older } = await say(customer, 'One', { rfqId: first.id })
  const { conversationId: newer } = await say(customer, 'Two', { rfqId: second.id })
  const order = async () => (await customer.get('/api/conversations')).body.map(({ id }: Listed) => id)
  expect(await order()).toEqual([newer, older])
  await say(portal.admin, 'Three', { rfqId: first.id })
  expect(await order()).toEqual([older, newer])
})

test('a list can be filtered by kind and by subject', async () => {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api)
  const { rfqId, orderId } = await job.order(customer.token, admin.token)
  const general = await say(customer, 'General')
  const aboutRfq = await say(customer, 'About the RFQ', { rfqId })
  const aboutOrder = await say(customer, 'About the order', { orderId })
  const listed = async (query: string) => {
    const { body, headers } = await customer.get(`/api/conversations?${query}`)
    expect(headers.get('x-total-count')).toBe(String(body.length))
    return body.map(({ id }: Listed) => id)
  }
  expect(await listed('kind=general')).toEqual([general.conversationId])
  expect(await listed('kind=rfq')).toEqual([aboutRfq.conversationId])
  expect(await listed(`rfqId=${rfqId}`)).toEqual([aboutRfq.conversationId])
  expect(await listed(`orderId=${orderId}`)).toEqual([aboutOrder.conversationId])
  const ofCustomer = await admin.get(`/api/conversations?customerId=${customer.user.id}`)
  expect(ofCustomer.body).toHaveLength(3)
})

test('a search matches projects, numbers, people, companies and suppliers', async () => {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api, { name: 'Zacharias Quill', company: 'Quillworks' })
  const { rfqId, orderId } = await job.order(customer.token, admin.token)
  const order = (await customer.get(`/api/orders/${orderId}`)).body
  const aboutRfq = (await say(customer, 'x', { rfqId })).conversationId
  const aboutOrder = (await say(customer, 'y', { orderId })).conversationId
  const general = (await say(customer, 'z')).conversationId
  const user = await signedInSupplier(api, { name: 'Xaver Zinn' })
  const supplier = personOf(api, user)
  const withSupplier = (await say(supplier, 'Hello')).conversationId
  expect(await found(admin, order.rfq.displayNumber.toLowerCase())).toEqual([aboutOrder, aboutRfq])
  expect(await found(admin, order.orderNumber)).toEqual([aboutOrder])
  for (const q of ['zacharias QUILL', 'quillworks'])
    expect(await found(admin, q)).toEqual([general, aboutOrder, aboutRfq])
  expect(await found(admin, 'xaver zinn ltd')).toEqual([withSupplier])
  expect((await found(customer, 'gripper')).sort()).toEqual([aboutRfq, aboutOrder].sort())
  expect(await found(await anotherCustomer(api), 'quill')).toEqual([])
})

test('a search shows the newest matching message', async () => {
  const customer = await anotherCustomer(portal.api)
  await say(customer, 'The flange is bent')
  await say(portal.admin, 'Which FLANGE?', { customerId: customer.user.id })
  await say(customer, 'The left one')
  const [conversation] = await search(customer, 'flange')
  expect(conversation).toMatchObject({ lastMessage: { text: 'The left one' }, match: { text: 'Which FLANGE?' } })
  expect((await customer.get('/api/conversations')).body[0].match).toBe(null)
})

test('a long message is excerpted around the match, splitting no character', async () => {
  const customer = await anotherCustomer(portal.api)
  await say(customer, `${'👩‍🏭 '.repeat(120)}the needle lies here ${'🔩'.repeat(300)}`)
  const [text] = await matchOf(customer, 'NEEDLE lies')
  expect(text).toContain('the needle lies here')
  expect(text?.length).toBeLessThanOrEqual(200)
  expect(text?.isWellFormed()).toBe(true)
  expect(text).toMatch(/^….*…$/u)
  const [{ lastMessage } = { lastMessage: { text: '' } }] = await search(customer, '')
  expect(lastMessage.text).toMatch(/^(👩‍🏭 )+.*…$/u)
})

test.each([
  ['Japanese', '公差は0.02mmでお願いします', '0.02mmでお'],
  ['one Japanese character', '寸法', '寸'],
  ['a percent sign', 'at 100% of it', '0%'],
  ['an underscore', 'part_a', 't_a'],
  ['a backslash', 'C:\\parts', 'c:\\p'],
  ['umlauts in capitals', 'Größe ÄNDERN', 'ändern'],
  ['a dotted capital i', 'in İstanbul', 'İstanbul'],
  ['an accent typed as a separate character', 'the cafe\u0301', 'caf\u00e9'],
  ['a text across a line break', 'the lid\r\nis bent', 'lid is'],
  ['a text with a run of spaces', 'the lid  is\t bent', 'lid is bent'],
  ['a copied line break', 'the lid is bent', 'lid\nis  bent'],
])('%s is matched literally, not as a wildcard', async (_what, body, q) => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const { id: rfqId } = await portal.job.submitRfq(customer.token)
  await say(customer, 'at 1000 of it, partxa, C:parts, anders', { rfqId })
  const { conversationId } = await say(customer, body)
  expect(await found(customer, q)).toEqual([conversationId])
})

test('the excerpt contains the match, even after letters that get longer in lower case', async () => {
  const customer = await anotherCustomer(portal.api)
  const { conversationId } = await say(customer, `${'İ '.repeat(200)}the lid\n is (bent) ${'x '.repeat(300)}`)
  for (const q of ['LID is', 'is  (BENT)']) {
    expect(await matchOf(customer, q)).toEqual([expect.stringContaining('the lid is (bent)')])
  }
  const { body } = await customer.get(`/api/conversations/${conversationId}/messages?q=LID%20is`)
  expect(body).toHaveLength(1)
})

test('admins can filter for unanswered conversations, even after reading them', async () => {
  const { admin } = portal
  const [waiting, answered] = [await anotherCustomer(portal.api), await anotherCustomer(portal.api)]
  const open = await say(waiting, 'Anybody there?')
  await say(answered, 'And here?')
  await say(admin, 'Here we are.', { customerId: answered.user.id })
  await admin.post(`/api/conversations/${open.conversationId}/read`, { messageId: open.id })
  const listed = async (person: typeof waiting, unanswered: boolean) =>
    (await admin.get(`/api/conversations?customerId=${person.user.id}&unanswered=${unanswered}`)).body.length
  expect([await listed(waiting, true), await listed(waiting, false)]).toEqual([1, 0])
  expect([await listed(answered, true), await listed(answered, false)]).toEqual([0, 1])
})

test('pages of messages hold each once, even while others write', async () => {
  const customer = await anotherCustomer(portal.api)
  const to = { customerId: customer.user.id }
  const texts = Array.from({ length: 7 }, (_, index) => `Message ${index}`)
  let conversationId = ''
  for (const text of texts) conversationId = (await say(customer, text)).conversationId
  const path = `/api/conversations/${conversationId}/messages?limit=3`
  const read = await listAll(customer, path, async () => void (await say(portal.admin, 'In between', to)))
  expect(read.map(({ body }: { body: string }) => body)).toEqual([...texts].reverse())
  const filtered = await listAll(customer, `${path}&q=message`)
  expect(filtered).toHaveLength(7)
  const bad = await customer.get(`${path}&cursor=nonsense`)
  expect(refusal(bad)).toEqual([400, 'request.cursor_invalid'])
})

test('pages of conversations hold each once', async () => {
  const customer = await anotherCustomer(portal.api)
  const written: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const { id: rfqId } = await portal.job.submitRfq(customer.token)
    written.push((await say(customer, 'Hello', { rfqId })).conversationId)
  }
  const read = await listAll(customer, '/api/conversations?limit=2')
  expect(read.map(({ id }: Listed) => id)).toEqual([...written].reverse())
})

test('a new message is announced to its readers', async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api, { company: 'Listening Works' })
  const heard: string[] = []
  const listen = (name: string, listener: Parameters<typeof api.platform.live.subscribe>[0]) =>
    api.platform.live.subscribe(listener, (message) => {
      if (message.type === 'changed' && message.tags.includes('Message')) heard.push(`${name} ${message.id}`)
    })
  const { companyId } = customer.user
  listen('customer', { userId: customer.user.id, companyId, kind: 'customer' })
  listen('colleague', { userId: 'x', companyId, kind: 'customer' })
  listen('admin', { userId: admin.user.id, companyId: null, kind: 'admin' })
  listen('stranger', { userId: 'y', companyId: null, kind: 'customer' })
  const { conversationId: general } = await say(customer, 'Only for you')
  const { id: rfqId } = await portal.job.submitRfq(customer.token)
  const { conversationId: shared } = await say(admin, 'For all of you', { rfqId })
  // Admins also hear of earlier messages, which may still be on their way.
  const ofThese = () => heard.filter((line) => line.endsWith(general) || line.endsWith(shared)).sort()
  await expect
    .poll(ofThese)
    .toEqual(
      [
        `customer ${general}`,
        `admin ${general}`,
        `customer ${shared}`,
        `colleague ${shared}`,
        `admin ${shared}`,
      ].sort(),
    )
})
