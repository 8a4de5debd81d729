import { expectWell } from '../fixtures/accessible.ts'
import { expectSessionToEnd } from '../fixtures/session-end.ts'
import { expect, test } from '../fixtures/test.ts'
import { widths } from '../fixtures/widths.ts'
import { Finder } from '../pages/finder.ts'
import { Portal, tryAgain } from '../pages/portal.ts'

for (const [width, details] of widths) {
  test(`a customer finds what is theirs, ${width}`, details, async ({ world, openBrowser, whileBroken, whileSlow }) => {
    const page = await openBrowser(world.customer.token)
    const finder = new Finder(page)
    await page.goto('/orders')
    await finder.button.click()
    await expect(finder.group('Pages')).toContainText('My Quotes')
    await expectWell(page, 'the search before anything is typed')

    const { projectName, id } = world.submitted
    await finder.find(projectName.toUpperCase())
    await expect(finder.group('Requests').locator('mark')).toHaveText(projectName)
    await expectWell(page, 'what a search found')

    await finder.find('nothing is called so')
    await expect(finder.window).toContainText('Nothing found for “nothing is called so”.')
    await expectWell(page, 'a search that found nothing')

    await whileSlow(['rfqs'], async () => {
      await finder.field.fill('bracket')
      await expect(finder.window.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
      await expectWell(page, 'a search that goes on')
    })
    await whileBroken(['rfqs'], async () => {
      await finder.field.fill('flange')
      await expect(finder.window.getByRole('alert')).toContainText('The search failed')
      await expectWell(page, 'a search that failed')
    })
    await tryAgain(finder.window)
    await expect(finder.group('Orders')).toBeVisible()

    await finder.find(projectName)
    await finder.group('Requests').getByRole('option').click()
    await expect(finder.window).toBeHidden()
    await expect(page).toHaveURL(`/rfqs/${id}`)
    await expect(page.getByRole('main')).toContainText(projectName)
  })
}

for (const [width, details] of widths) {
  test(
    `an admin finds across customers, with Ctrl+K, ${width}`,
    details,
    async ({ world, openBrowser, whileBroken, whileSlow }) => {
      const page = await openBrowser(world.admin)
      const finder = new Finder(page)
      await page.goto('/admin/companies')
      await finder.open()
      await expect(finder.group('Pages')).toContainText('Customer Management')
      await expectWell(page, "the admin's search before anything is typed")

      await finder.find(world.submitted.projectName)
      await expect(finder.group('Requests')).toContainText(world.submitted.projectName)
      await finder.find(world.customer.name)
      await expect(finder.group('Customers').getByRole('option').first()).toBeVisible()
      await expectWell(page, "what an admin's search found")

      await finder.find('nothing is called so')
      await expect(finder.window).toContainText('Nothing found for “nothing is called so”.')
      await expectWell(page, "an admin's search that found nothing")
      await whileSlow(['rfqs'], async () => {
        await finder.field.fill('bracket')
        await expect(finder.window.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, "an admin's search that goes on")
      })
      await whileBroken(['rfqs'], async () => {
        await finder.field.fill('flange')
        await expect(finder.window.getByRole('alert')).toContainText('The search failed')
        await expectWell(page, "an admin's search that failed")
      })
      await tryAgain(finder.window)
      await expect(finder.group('Orders')).toBeVisible()
    },
  )
}

test('the keyboard alone finds an order by number and a page by name, and returns', async ({ world, openBrowser }) => {
  const page = await openBrowser(world.customer.token)
  const finder = new Finder(page)
  await page.goto('/rfqs')
  const field = page.getByRole('searchbox', { name: 'Search RFQs' })
  await field.click()
  await page.keyboard.press('Control+k')
  await expect(finder.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()

  await finder.open()
  await finder.find(world.active.orderNumber.replace('-', ' '))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/orders/${world.active.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${world.active.orderNumber}` })).toBeFocused()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(finder.field).toBeFocused()
  await page.keyboard.type('history')
  // What is found by words may come before the pages.
  await expect(finder.window.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await expect(finder.option('Order History')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(new Portal(page).heading('Order History')).toBeVisible()
  await finder.open()
  await expect(finder.group('Recently opened').getByRole('option').first()).toContainText('Order History')
})

test('an admin finds a customer, an archived order on its page, and a file where it belongs', async ({
  world,
  openBrowser,
}) => {
  const page = await openBrowser(world.admin)
  const finder = new Finder(page)
  await page.goto('/admin/dashboard')
  await finder.open()
  await finder.find(world.customer.email)
  await expect(finder.group('Customers').getByRole('option')).toHaveAttribute(
    'href',
    `/admin/customers/${world.customer.id}`,
  )
  await finder.find(world.archived.orderNumber)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${world.archived.id}`)
  await expect(new Portal(page).heading(`Order ${world.archived.orderNumber}`)).toBeVisible()
  await finder.open()
  await finder.find('drawing')
  await expect(finder.group('Files').getByRole('option').first()).toBeVisible()
})

test('a result opens in a new tab while the search stays open', async ({ world, openBrowser }) => {
  const page = await openBrowser(world.customer.token)
  const finder = new Finder(page)
  await page.goto('/')
  await finder.open()
  await finder.find(world.quoted.projectName)
  // Rows that are replaced under a pressed button open nothing.
  await expect(finder.window.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
  const opened = page.context().waitForEvent('page')
  await finder.group('Quotes').getByRole('option').click({ button: 'middle' })
  // A tab in the background may take long to load.
  await (await opened).waitForURL(`**/quotes/${world.quoted.quoteId}`, { waitUntil: 'commit' })
  await expect(finder.field).toBeVisible()
})

test('logging out removes the search history', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const finder = new Finder(page)
  await page.goto('/')
  await finder.open()
  await finder.find('quotes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quotes')
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).toContain('kerf.find.recent')
  await new Portal(page).logOut()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await kept()).not.toContain('kerf.find.recent')
})
