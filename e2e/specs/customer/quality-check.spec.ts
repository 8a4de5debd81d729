import { openAsBlob } from 'node:fs'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast, tabTo, tryAgain } from '../../pages/portal.ts'

test('PDF and image quality files are previewed; unavailable ones say so', async ({
  openBrowser,
  whileFilesAreGone,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { id, orderNumber } = world.active
  const panel = orders.qualityPanel(orderNumber)
  const picture = panel.getByRole('img', { name: 'inspection.png' })
  await orders.open(`?order=${id}`)
  await expect(panel.getByText('Action Required')).toBeVisible()
  await expect(panel.locator('iframe')).toHaveAttribute('title', 'quality-report.pdf')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(orders.qualityFiles(orderNumber)).toContainText('PDF')
  await expectAccessible(page, 'a quality check with its files')
  await panel.getByRole('button', { name: 'Hide quality-report.pdf' }).click()
  await expect(panel.locator('iframe')).toHaveCount(0)

  await tabTo(panel.getByRole('button', { name: 'Enlarge inspection.png' }))
  await page.keyboard.press('Enter')
  const enlarged = page.getByRole('dialog', { name: 'inspection.png' })
  await expect(enlarged.getByRole('img', { name: 'inspection.png' })).toBeVisible()
  await expectAccessible(page, 'an inspection picture, enlarged')
  await page.keyboard.press('Escape')
  await expect(enlarged).toBeHidden()
  await expect(orders.details(orderNumber)).toBeVisible()

  await whileFilesAreGone(async () => {
    await page.reload()
    await expect(panel).toContainText('This PDF could not be shown here.')
    await expect(panel).toContainText('This image could not be shown here.')
    await expectAccessible(page, 'quality files that are gone')
  })
  await tryAgain(panel)
  await expect(panel.locator('iframe')).toHaveCount(1)
})

test('a failed list of quality files says so, and can be retried', async ({ openBrowser, whileBroken, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { id, orderNumber } = world.active
  const panel = orders.qualityPanel(orderNumber)
  const failure = panel.getByRole('alert').filter({ hasText: 'Failed to fetch quality check files' })
  // Blocked once the order is loaded: then files are missing, some of which an order needs too.
  const held = Promise.withResolvers<void>()
  await page.route(`/api/orders/${id}/quality-check-files`, async (route) => {
    await held.promise
    await route.continue()
  })
  await orders.open(`?order=${id}`)
  await expect(orders.decisionButton(orderNumber, 'Approve')).toBeVisible()
  await whileBroken(['files'], async () => {
    held.resolve()
    await expect(failure).toBeVisible()
    await expect(panel).toContainText('Your parts are in quality check. The quality files could not be loaded.')
    await expectAccessible(page, 'a quality check whose files could not be listed')
    await failure.getByRole('button', { name: 'Try again' }).click()
    // The error stays during a retry, and another retry is possible after that fails.
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
  const again = failure.getByRole('button', { name: 'Try again' })
  // The page asks by itself, too, and may have been answered already.
  await again.or(orders.qualityFiles(orderNumber)).first().waitFor()
  await again.click().catch(() => expect(failure).toHaveCount(0))
  await expect(orders.qualityFiles(orderNumber)).toContainText('quality-report.pdf')
  await expect(failure).toHaveCount(0)
})

test('a customer requests a revision, new files arrive, the parts are approved: everything stays readable', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Motor flange MF-9')
  const { id, orderNumber } = order
  await api.setStatus(admin, id, 'quality_check')
  const page = await openBrowser(customer.token)
  const orders = new OrdersPage(page)
  const panel = orders.qualityPanel(orderNumber)
  await orders.open()
  await orders.reviewQuality(orderNumber)
  await expect(panel).toContainText('The inspection files will appear here as soon as we have uploaded them.')

  await test.step('without files an approval needs a confirmation', async () => {
    await orders.decisionButton(orderNumber, 'Approve').click()
    await orders.decisionButton(orderNumber, 'Confirm Approval').click()
    const question = page.getByRole('dialog', { name: 'Approve without inspection files?' })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the question before parts are approved unseen')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await orders.decisionButton(orderNumber, 'Cancel').click()
  })
  await api.sendQualityFiles(admin, id, [{ name: 'first.pdf', content: await openAsBlob(samples.qualityReport) }])
  await expect(orders.qualityFiles(orderNumber)).toContainText('first.pdf')

  await test.step('requesting a revision by keyboard, which needs notes', async () => {
    await tabTo(orders.decisionButton(orderNumber, 'Request Revision'))
    await page.keyboard.press('Enter')
    const notes = panel.getByLabel('Revision notes')
    await expect(notes).toBeFocused()
    await page.keyboard.type('   ')
    await tabTo(orders.decisionButton(orderNumber, 'Send Revision Request'))
    await page.keyboard.press('Enter')
    await expect(notes).toHaveAccessibleDescription('Please describe what needs to be revised')
    await expect(notes).toBeFocused()
    await expectAccessible(page, 'a revision without notes')
    await page.keyboard.type('Bore 2 is undersize.')
    await tabTo(orders.decisionButton(orderNumber, 'Send Revision Request'))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Revision requested', 'Our team has been notified.')
  })
  await expect(panel).toContainText('Our team is working on your revision request.')
  await expect(orders.decisions(orderNumber)).toHaveCount(1)
  await expect(orders.decisions(orderNumber)).toContainText('Bore 2 is undersize.')
  await expectAccessible(page, 'a revision that was asked for')

  await api.sendQualityFiles(admin, id, [{ name: 'second.pdf', content: await openAsBlob(samples.qualityReport) }])
  await expect(orders.qualityFiles(orderNumber).getByRole('listitem').first()).toContainText('second.pdf')
  await orders.approveQuality(orderNumber, 'Well done.')
  await expectToast(page, 'Quality check approved', 'Your order will proceed to packing.')
  await expect(orders.decisions(orderNumber)).toHaveCount(2)
  await expect(orders.decisions(orderNumber).first()).toContainText('Approved on')
  await expect(orders.decisions(orderNumber).last()).toContainText('Bore 2 is undersize.')
  await expect(orders.details(orderNumber)).toContainText('Packing')
  await expectAccessible(page, 'an approved quality check')
  await page.keyboard.press('Escape')
  await expect(orders.actionRequired).toHaveCount(0)
})

test('leaving the page with unsent notes asks first', async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Pump housing PH-5')
  await api.setStatus(admin, order.id, 'quality_check')
  const page = await openBrowser(customer.token)
  const orders = new OrdersPage(page)
  await orders.open()
  await orders.expand(order.orderNumber)
  const card = orders.card(order.orderNumber)
  await card.getByRole('button', { name: 'Request Revision' }).click()
  await card.getByLabel('Revision notes').fill('Bore 2 is undersize.')
  await orders.go('My Quotes')
  const question = page.getByRole('dialog', { name: 'Leave without sending your notes?' })
  await expectAccessible(page, 'the question before notes are left')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(card.getByLabel('Revision notes')).toHaveValue('Bore 2 is undersize.')

  await api.decideQuality(customer.token, order.id, true)
  await expect(card).toContainText('your notes were not sent')
  await expect(card).toContainText('Bore 2 is undersize.')
  await card.getByRole('button', { name: 'Discard Notes' }).click()
  await orders.go('My Quotes')
  await expect(orders.heading('My Quotes')).toBeVisible()
})

test('a quality check on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  await orders.open(`?order=${world.active.id}`)
  const panel = orders.qualityPanel(world.active.orderNumber)
  await expect(panel.getByRole('img', { name: 'inspection.png' })).toBeVisible()
  await orders.decisionButton(world.active.orderNumber, 'Request Revision').click()
  await expectWell(page, 'a quality check that is being answered')
})
