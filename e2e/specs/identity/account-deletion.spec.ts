import { openAsBlob } from 'node:fs'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { bytesOf, unzip } from '../../fixtures/files.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { ProfilePage } from '../../pages/profile.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { VerifyEmailPage } from '../../pages/verify-email.ts'

test('all stored data about a user comes as one ZIP', async ({ api, openBrowser, samples }) => {
  const { email, name, token } = await api.newCustomer('Mara Lindqvist')
  const rfq = await api.submitRfq(token, { projectName: 'Coolant manifold CM-12' })
  await api.upload(token, rfq.id, [{ name: 'bracket.step', content: await openAsBlob(samples.bracket) }])
  const profile = new ProfilePage(await openBrowser(token))
  await profile.open('data')
  const download = await profile.downloadData()
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const files = await unzip(await bytesOf(download))
  const account = files.get('kerf-data/account.json')?.toString() ?? ''
  expect(JSON.parse(account)).toBeTruthy()
  expect(account).toContain(email)
  expect(files.get('kerf-data/README.txt')?.toString()).toContain(`Kerf: the data of ${name}`)
  expect(files.get('kerf-data/rfqs.json')?.toString()).toContain('Coolant manifold CM-12')
  expect([...files.keys()].filter((file) => /^kerf-data\/files\/.*bracket\.step$/.test(file))).toHaveLength(1)
})

test('an account is deleted by its owner, everywhere, and the address can sign up again', async ({
  api,
  kerf,
  openBrowser,
  samples,
  watch,
}) => {
  watch.announce(400, '/api/profile/deletion')
  watch.announce(401, '/api/auth/login')
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const company = await makeCompany(kerf)
  const customer = await makeMember(api, company, 'owner', 'Mara Lindqvist')
  await makeMember(api, company, 'viewer', 'Ines Roth')
  const { email, password, token } = customer
  const admin = await api.signInAdmin()
  await api.quote(admin, (await api.submitRfq(token)).id)
  const ordered = await api.submitRfq(token, { projectName: 'Motor flange MF-9' })
  await api.quote(admin, ordered.id)
  const quote = await api.accept(token, ordered.id)
  await api.sendPurchaseOrder(token, quote.id, await openAsBlob(samples.purchaseOrder))
  const order = await api.createOrder(admin, ordered.id)
  const other = await openBrowser(await api.signIn(email, password))
  await new DashboardPage(other).open()
  await expect(new DashboardPage(other).greeting('Mara')).toBeVisible()
  const page = await openBrowser(token)
  const profile = new ProfilePage(page)
  const { deletion } = profile
  await profile.open('data')

  await test.step('after a dialog says what is deleted and what stays, with password and word', async () => {
    await profile.askForDeletion()
    await expect(deletion.listed('Will be deleted')).toHaveText([
      'Your name, your addresses, your sign-ins and your choices',
      '1 request without an order, with parts and files',
      '1 quote for this request',
    ])
    await expect(deletion.listed('Will stay')).toHaveText(['1 order with all documents, under "Deleted customer"'])
    await expect(deletion.listed('Will change')).toHaveText(['Ines Roth becomes owner of your company'])
    await expectAutocomplete([[deletion.password, 'current-password']])
    await expect(deletion.confirm).toHaveAttribute('aria-disabled', 'true')
    await deletion.word.fill('DELETE')
    await deletion.confirm.click()
    await expectError(deletion.password, 'Current password is required')
    await deletion.password.fill('bored-and-tapped-99')
    await deletion.confirm.click()
    await expectError(deletion.password, 'Current password is incorrect')
    await deletion.password.fill(password)
    await deletion.confirm.click()
  })
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await expectToast(page, 'Your account is deleted')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => localStorage.getItem('kerf.session'))).toBeNull()
  await new SignInPage(other).expectOpen()
  await waitForMail(kerf.dataDir, email, 'Your Kerf account was deleted')
  await signIn.signIn({ email, password })
  await expectToast(page, 'Login failed', 'Invalid email or password')

  await test.step('The order stays, without the name', async () => {
    const orders = new AdminOrdersPage(await openBrowser(admin))
    await orders.open()
    const row = orders.page.getByRole('row').filter({ hasText: order.orderNumber })
    await expect(row).toContainText('Deleted customer')
    await expect(row).not.toContainText('Mara Lindqvist')
  })
  await test.step('The address signs up again', async () => {
    await signIn.signUp({ name: 'Mara Lindqvist', company: '', email, password })
    await expect(new VerifyEmailPage(page).title).toBeVisible()
    await waitForMail(kerf.dataDir, email, 'Your Kerf verification code', {
      after: await waitForMail(kerf.dataDir, email, 'Your Kerf account was deleted'),
    })
  })
})
