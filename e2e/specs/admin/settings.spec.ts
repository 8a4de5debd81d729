import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { pngOf } from '../../fixtures/pictures.ts'
import { changeSettings } from '../../fixtures/settings.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminSettingsPage } from '../../pages/admin-settings.ts'
import { expectToast } from '../../pages/portal.ts'

const logo = pngOf(240, 60, [180, 40, 30])

/** Other specs expect the product's own name. */
test.afterEach(async ({ api }) => {
  const unset = { legalName: null, address: null, phone: null, iban: null, taxLines: [] }
  const { logo: left } = await changeSettings(api, { ...unset, name: 'Kerf' })
  if (left) await api.call('DELETE', `/api/admin/settings/logo?logoId=${left.id}`, await api.signInAdmin())
})

test('an admin sets name and address, previews the letterhead, and finds them saved', async ({ api, openBrowser }) => {
  const settings = new AdminSettingsPage(await openBrowser(await api.signInAdmin()))
  await settings.page.goto('/admin')
  await settings.go('Settings')
  await expect(settings.heading('Settings')).toBeVisible()
  await expectWell(settings.page, 'the settings')
  await settings.field('Name').fill('Northbridge Precision')
  await settings.field('Address').fill('12 Foundry Lane\nSheffield S3 8QA')
  await settings.field('IBAN').fill('gb29 nwbk 6016 1331 9268 19')
  await settings.page.getByRole('button', { name: 'Add a line' }).click()
  await settings.field('Name of line 1').fill('VAT ID')
  await settings.field('Value of line 1').fill('GB123456789')
  const preview = settings.card('Preview')
  await expect(preview).toContainText('Northbridge Precision')
  await expect(preview).toContainText('IBAN: GB29 NWBK 6016 1331 9268 19')
  await expect(preview).toContainText('VAT ID: GB123456789')
  await settings.saveButton.click()
  await expectToast(settings.page, 'Settings saved', 'They now apply on every page')
  await expect(settings.page).toHaveTitle('Settings · Northbridge Precision')
  await settings.page.reload()
  await expect(settings.field('Name')).toHaveValue('Northbridge Precision')
  await expect(settings.field('IBAN')).toHaveValue('GB29NWBK60161331926819')
})

test('errors are shown at their fields, and no input is lost', async ({ api, openBrowser }) => {
  const settings = new AdminSettingsPage(await openBrowser(await api.signInAdmin()))
  await settings.open()
  await settings.field('Phone').fill('+44 114 1')
  await settings.field('IBAN').fill('GB29NWBK60161331926818')
  await settings.saveButton.click()
  await expect(settings.page.getByText('Please check this IBAN')).toBeVisible()
  await expect(settings.field('IBAN')).toBeFocused()
  await expectAccessible(settings.page, 'settings with a wrong IBAN')
  await settings.page.reload()
  await expect(settings.field('Phone')).toHaveValue('+44 114 1')
})

test('a logo is shown light and dark, refused if it is not a picture, and removed after a confirmation', async ({
  api,
  openBrowser,
  watch,
}) => {
  watch.announce(415, '/api/admin/settings/logo')
  watch.announce(400, '/api/admin/settings/logo')
  const settings = new AdminSettingsPage(await openBrowser(await api.signInAdmin()))
  await settings.open()
  await settings.chooseLogo('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(settings.card('Logo').getByText('A logo must be a PNG or JPEG picture')).toBeVisible()
  await settings.chooseLogo('logo.png', pngOf(240, 12, [0, 0, 0]))
  await expect(settings.card('Logo').getByText('Each side of a logo must have')).toBeVisible()
  await settings.chooseLogo('logo.png', logo)
  await expectToast(settings.page, 'Logo saved', '')
  await expect(settings.card('Logo').locator('img')).toHaveCount(2)
  await expect(settings.card('Logo')).toContainText('240 × 60 pixels')
  await expectAccessible(settings.page, 'settings with a logo')
  await settings.page.getByRole('button', { name: 'Remove logo' }).click()
  const dialog = settings.page.getByRole('alertdialog').or(settings.page.getByRole('dialog'))
  await expectAccessible(settings.page, 'the question whether to remove the logo')
  await dialog.getByRole('button', { name: 'Remove logo' }).click()
  await expect(settings.card('Logo').locator('img')).toHaveCount(0)
})

/** The name and the logo in a page's header. */
async function expectBrand(page: Page, name: string): Promise<void> {
  const home = page.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  await expect(home).toBeVisible()
  await expect(home.locator('img')).toHaveAttribute('src', /^\/api\/provider\/logo\/[0-9a-f]{64}$/)
  await expect(page).toHaveTitle(new RegExp(`· ${name}$`))
}

test('a customer sees name and logo in the header, the title and an email, even on an open page', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const page = await openBrowser(customer.token)
  await page.goto('/')
  await expect(page).toHaveTitle(/· Kerf$/)
  await changeSettings(api, { name: 'Northbridge Precision', address: '12 Foundry Lane' })
  const form = new FormData()
  form.set('logo', new Blob([new Uint8Array(logo)]), 'logo.png')
  await api.call('PUT', '/api/admin/settings/logo', await api.signInAdmin(), form)
  await expectBrand(page, 'Northbridge Precision')
  await page.reload()
  await expectBrand(page, 'Northbridge Precision')
  await expectWell(page, 'a page with the name and logo of the provider')

  const visitor = await openBrowser()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Welcome to Northbridge Precision' })).toBeVisible()
  await expect(visitor.locator('img[src^="/api/provider/logo/"]').first()).toBeVisible()
  await expect(visitor.getByText('Kerf')).toHaveCount(0)

  await api.call('POST', '/api/auth/forgot-password', undefined, { email: customer.email, role: 'customer' })
  const mail = await waitForMail(kerf.dataDir, customer.email, 'Northbridge Precision password reset')
  expect(mail.text).toContain('12 Foundry Lane')
  expect(mail.html).toContain('alt="Northbridge Precision"')
})

test('on a phone the settings fit', { tag: '@narrow' }, async ({ api, openBrowser }) => {
  const settings = new AdminSettingsPage(await openBrowser(await api.signInAdmin()))
  await settings.open()
  await expectWell(settings.page, 'the settings')
})

for (const [width, details] of widths) {
  test(
    `loading settings show a skeleton, and a failure can be retried, ${width}`,
    details,
    async ({ api, openBrowser, whileBroken, whileSlow }) => {
      const settings = new AdminSettingsPage(await openBrowser(await api.signInAdmin()))
      const { page } = settings
      await whileSlow(['provider_settings'], async () => {
        await page.goto('/admin/settings')
        await expect(page.locator('main [aria-busy]').first()).toBeVisible()
        await expectWell(page, 'settings that are loading')
      })
      await expect(settings.field('Name')).toHaveValue('Kerf')
      await settings.field('Phone').fill('+44 114 1')
      await whileBroken(['provider_settings'], async () => {
        await settings.saveButton.click()
        await expectToast(page, 'Failed to save the settings')
        await expectWell(page, 'settings that could not be saved')
      })
      await expect(settings.field('Phone')).toHaveValue('+44 114 1')
      page.on('dialog', (question) => question.accept())
      await whileBroken(['provider_settings'], async () => {
        await page.goto('/admin/settings')
        await expect(settings.failure('Failed to load the settings')).toBeVisible()
        await expectWell(page, 'settings that failed to load')
      })
      await settings.retry('Failed to load the settings')
      await expect(settings.field('Name')).toHaveValue('Kerf')
    },
  )
}
