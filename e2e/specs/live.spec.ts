import { buildFront } from '../fixtures/front.ts'
import { type KerfServer, patience, startKerf } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { neverPoll } from '../fixtures/timers.ts'
import { MessagesPage } from '../pages/messages.ts'

/** A second process of Kerf on the same database and files. */
async function startBeside(kerf: KerfServer) {
  const databaseUrl = await kerf.databaseUrl()
  if (databaseUrl === undefined) throw new Error('Kerf has no database that a second process could use')
  return startKerf({ ...patience, DATABASE_URL: databaseUrl, DATA_DIR: kerf.dataDir })
}

test('a customer, an admin and a supplier write at once: each window shows only its own messages', async ({
  api,
  openBrowser,
}) => {
  const admin = await api.signInAdmin()
  const [customer, supplier] = [await api.newCustomer('Clara Coupling'), await api.newSupplier('Lars Lathe')]
  const { id: rfqId } = await api.submitRfq(customer.token, { projectName: 'Coupling half CH-2' })
  const { id: quoteId } = await api.quote(admin, rfqId)
  const theirs = new MessagesPage(await openBrowser(customer.token))
  const ours = new MessagesPage(await openBrowser(admin))
  const vendors = new MessagesPage(await openBrowser(supplier.token))
  await neverPoll(theirs.page, ours.page, vendors.page)
  await vendors.open('?general=1', 'supplier')
  await expect(vendors.composer.text).toBeVisible()
  await ours.open('?kind=quote', 'admin')
  await theirs.page.goto(`/quotes/${quoteId}`)
  await theirs.page.getByRole('main').getByRole('link', { name: 'Messages' }).click()
  await expect(theirs.thread).toContainText('Ask us about this quote')

  const question = `Does the price cover the keyway of ${customer.email}?`
  await theirs.write(question)
  await ours.conversation(question).click()
  await expect(ours.thread.getByRole('link', { name: /^Quote / })).toBeVisible()
  await ours.assignTo('Administrator')
  await ours.write('It does.')
  await expect(theirs.message('It does.')).toBeVisible()
  await expect(theirs.page.getByText('Assigned')).toHaveCount(0)

  // Others of this Kerf may have written the same.
  const offer = `We have time on the lathe, ${supplier.email}.`
  await vendors.write(offer)
  await ours.page.getByLabel('About').selectOption('')
  await expect(ours.conversation(offer)).toBeVisible()
  await api.write(admin, 'Good to know.', { customerId: supplier.id })
  // The last message arrives last: any stray message would be here by now.
  await expect(vendors.message('Good to know.')).toBeVisible()
  await expect(vendors.list.getByRole('link')).toHaveCount(1)
  await api.write(admin, 'We ship on Monday.', { quoteId })
  await expect(theirs.message('We ship on Monday.')).toBeVisible()
  await expect(theirs.list.getByRole('link')).toHaveCount(1)
})

test('a window whose process is killed misses nothing, and reconnects to the other one', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  const [admin, customer] = [await api.signInAdmin(), await api.newCustomer()]
  const other = await startBeside(kerf)
  const front = await buildFront(other)
  try {
    const messages = new MessagesPage(await openBrowser(customer.token, front.url))
    await neverPoll(messages.page)
    await api.write(admin, 'Your parts are on the mill.', { customerId: customer.id })
    await messages.open('?general=1')
    await expect(messages.message('Your parts are on the mill.')).toBeVisible()
    // Sent to one process, received from the other.
    await api.write(admin, 'The first side is done.', { customerId: customer.id })
    await expect(messages.message('The first side is done.')).toBeVisible()

    // Connections open to the killed process may be found broken a while later.
    watch.mayFail(/^\/api\//)
    await watch.duringOutage(async () => {
      await other.stop('SIGKILL')
      await api.write(admin, 'The second side is done.', { customerId: customer.id })
      front.turnTo(kerf)
      await expect(messages.message('The second side is done.')).toBeVisible()
    })
    await api.write(admin, 'They are on their way.', { customerId: customer.id })
    await expect(messages.message('They are on their way.')).toBeVisible()
    await messages.write('Thank you.')
    await expect(messages.message('Thank you.')).toBeVisible()
  } finally {
    await front.remove()
    await other.remove()
  }
})

test('a window without a stream polls', async ({ api, openBrowser, watch }) => {
  const [admin, customer] = [await api.signInAdmin(), await api.newCustomer()]
  await api.write(admin, 'Hello.', { customerId: customer.id })
  const messages = new MessagesPage(await openBrowser(customer.token))
  watch.announceFailure(/^\/api\/live/)
  await messages.page.route('**/api/live?*', (route) => route.abort())
  await messages.page.clock.install()
  await messages.open('?general=1')
  await expect(messages.message('Hello.')).toBeVisible()
  await api.write(admin, 'Are you there?', { customerId: customer.id })
  await messages.page.clock.runFor(31_000)
  await expect(messages.message('Are you there?')).toBeVisible()
})
