import { expectAccessible } from '../../fixtures/accessible.ts'
import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Notifications } from '../../pages/notifications.ts'
import { ProfilePage } from '../../pages/profile.ts'

test('events appear under the bell without reloading, and link to their pages, by keyboard alone', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const rfq = await api.submitRfq(customer.token, { projectName: '歯車 GH-7' })
  const page = await openBrowser(customer.token)
  const bell = new Notifications(page)
  await page.goto('/orders')
  await expect(bell.bell(0)).toBeVisible()
  await api.quote(admin, rfq.id)
  await expect(bell.bell(1)).toBeVisible()
  await bell.bell(1).press('Enter')
  await expect(bell.told(/for 歯車 GH-7 is ready/)).toBeVisible()
  await expectAccessible(page, 'the panel of notifications')
  await page.keyboard.press('Escape')
  await expect(bell.bell(1)).toBeFocused()

  await bell.bell(1).press('Enter')
  await bell.told(/GH-7/).press('Enter')
  await expect(page).toHaveURL(/\/quotes\/[\w-]+$/)
  await expect(bell.panel).toBeHidden()
  await expect(bell.bell(0)).toBeVisible()
})

test('what a mail told is read once its button was followed', async ({ api, kerf, openBrowser }) => {
  const customer = await api.newCustomer()
  const rfq = await api.submitRfq(customer.token, { projectName: 'Spacer MB-2' })
  await api.quote(await api.signInAdmin(), rfq.id)
  const mail = await waitForMail(kerf.dataDir, customer.email, 'MB-2')
  const page = await openBrowser(customer.token)
  await page.goto(linkIn(mail, 'View quote'))
  await expect(page).toHaveURL(/\/quotes\/[\w-]+$/)
  await expect(new Notifications(page).bell(0)).toBeVisible()
})

test('a notification read in one window is read in the other, and an admin has a bell too', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  for (const projectName of ['Plate HP-1', 'Plate HP-2']) {
    const rfq = await api.submitRfq(customer.token, { projectName })
    await api.quote(admin, rfq.id)
    if (projectName === 'Plate HP-1') await api.accept(customer.token, rfq.id)
  }
  const [first, second] = [await openBrowser(customer.token), await openBrowser(customer.token)]
  const [one, other] = [new Notifications(first), new Notifications(second)]
  await first.goto('/notifications')
  await second.goto('/orders')
  await expect(one.rows).toHaveCount(2)
  await expectAccessible(first, 'the page of notifications')
  await expect(other.bell(2)).toBeVisible()
  await other.bell(2).click()
  await other.panel.getByRole('button', { name: /^Mark as read: .*HP-1/ }).click()
  await expect(other.told(/HP-1/)).toBeHidden()
  await expect(one.bell(1)).toBeVisible()
  await first.getByRole('button', { name: 'Mark all as read', exact: true }).click()
  await expect(other.panel.getByText('You have read everything')).toBeVisible()
  await other.view('All').click()
  await expect(other.told(/HP-1/)).toBeVisible()
  await first.getByRole('combobox', { name: 'Status', exact: true }).selectOption('unread')
  await expect(first.getByText('No notifications match')).toBeVisible()

  const adminPage = await openBrowser(admin)
  await adminPage.goto('/notifications?topic=quote_answers')
  await expect(new Notifications(adminPage).rows.filter({ hasText: 'the customer accepted it' }).first()).toBeVisible()
})

test('a customer turns emails about quotes off with a link, without signing in, and on again', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const quoted = async (projectName: string) => {
    const rfq = await api.submitRfq(customer.token, { projectName })
    await api.quote(admin, rfq.id)
  }
  await quoted('Cover CV-1')
  const mail = await waitForMail(kerf.dataDir, customer.email, 'CV-1')
  const page = await openBrowser()
  await page.goto(linkIn(mail, 'No more emails about: Quotes'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more emails about: Quotes?')
  await expectAccessible(page, 'the page of an unsubscribe link')
  await page.getByRole('button', { name: 'Turn these emails off' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more emails about: Quotes')

  const profile = new ProfilePage(await openBrowser(customer.token))
  await profile.open('notifications')
  await expect(profile.topic('Quotes')).not.toBeChecked()
  await page.getByRole('button', { name: 'Turn them on again' }).click()
  // Another browser made the change, and this one shows it.
  await expect(profile.topic('Quotes')).toBeChecked()
  await quoted('Cover CV-2')
  await waitForMail(kerf.dataDir, customer.email, 'CV-2')
})

test('the frequency of emails is saved', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer()
  const page = await openBrowser(customer.token)
  const profile = new ProfilePage(page)
  await profile.open('notifications')
  await expect(page.getByRole('radio', { name: 'When it happens' })).toBeChecked()
  const saved = page.waitForResponse('/api/profile/mail-rhythm')
  await page.getByRole('radio', { name: 'Once a day' }).click()
  await saved
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked()
})
