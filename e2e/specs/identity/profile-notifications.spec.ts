import { openAsBlob } from 'node:fs'
import { linkIn, mailSubjectsTo, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ProfilePage } from '../../pages/profile.ts'

test('a customer gets no more emails about a topic they turned off', async ({ api, kerf, openBrowser, samples }) => {
  const { email, token } = await api.newCustomer()
  const page = await openBrowser(token)
  const profile = new ProfilePage(page)
  await profile.open('notifications')
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  for (const topic of ['Messages', 'Quotes', 'Order confirmations', 'Shipping and delivery', 'Quality checks'])
    await expect(profile.topic(topic)).toBeChecked()
  const saved = page.waitForResponse('/api/profile/notifications/quotes')
  await profile.topic('Quotes').uncheck()
  await saved
  await page.reload()
  await expect(profile.topic('Quality checks')).toBeChecked()
  await expect(profile.topic('Quotes')).not.toBeChecked()

  const admin = await api.signInAdmin()
  const rfq = await api.submitRfq(token)
  await api.quote(admin, rfq.id)
  const quote = await api.accept(token, rfq.id)
  await api.sendPurchaseOrder(token, quote.id, await openAsBlob(samples.purchaseOrder))
  await api.createOrder(admin, rfq.id)
  const mail = await waitForMail(kerf.dataDir, email, 'is confirmed')
  expect((await mailSubjectsTo(kerf.dataDir, email)).filter((subject) => subject.includes('quote'))).toEqual([])

  await page.goto(linkIn(mail, 'Choose which emails you get'))
  await expect(profile.topic('Quotes')).not.toBeChecked()
})

test('suppliers and admins choose their emails, and have no company tab', async ({ api, openBrowser }) => {
  const supplier = new ProfilePage(await openBrowser((await api.newSupplier()).token))
  await supplier.open('notifications')
  await expect(supplier.heading('Account')).toBeVisible()
  await expect(supplier.topic('Purchase orders')).toBeChecked()
  const admin = new ProfilePage(await openBrowser(await api.signInAdmin()))
  await admin.open('notifications')
  await expect(admin.topic('Revision requests')).toBeChecked()
  for (const { page } of [supplier, admin])
    await expect(page.getByRole('tab')).toHaveText(['Account', 'Security', 'Notifications', 'Your data'])
})
