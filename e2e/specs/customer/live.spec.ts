import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { QuotesPage } from '../../pages/quotes.ts'

test('what happened while the network was lost shows as soon as it is back', async ({ api, openBrowser, watch }) => {
  const customer = await api.newCustomer()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Sensor bracket SB-32' })
  const page = await openBrowser(customer.token)
  await neverPoll(page)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await expect(page.getByText('No Quotes Available')).toBeVisible()
  await watch.duringOutage(async () => {
    await page.context().setOffline(true)
    await api.quote(await api.signInAdmin(), id)
    await page.context().setOffline(false)
    await expect(quotes.card('Sensor bracket SB-32')).toBeVisible()
  })
})

test("changes between a page's first answers and its live stream appear without a reload", async ({
  api,
  kerf,
  openBrowser,
}) => {
  const owner = await makeMember(api, await makeCompany(kerf), 'owner')
  const { id } = await api.submitRfq(owner.token, { projectName: 'Sensor bracket SB-31' })
  const page = await openBrowser(owner.token)
  await neverPoll(page)
  const changed = Promise.withResolvers<void>()
  await page.route(/\/api\/live\?/, async (route) => {
    await changed.promise
    await route.continue()
  })
  const quotes = new QuotesPage(page)
  await quotes.open()
  await expect(page.getByText('No Quotes Available')).toBeVisible()
  await expect(quotes.navigationLink('My Quotes')).toHaveText('My Quotes')
  await api.quote(await api.signInAdmin(), id)
  changed.resolve()
  await expect(quotes.card('Sensor bracket SB-31')).toBeVisible()
  await expect(quotes.navigationLink('My Quotes')).toHaveText(/1 waits for you$/)
})
