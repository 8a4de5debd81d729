import { expectAccessible } from '../fixtures/accessible.ts'
import { speakPseudo, textsOutside } from '../fixtures/pseudo-locale.ts'
import { expect, test } from '../fixtures/test.ts'
import { widths } from '../fixtures/widths.ts'
import { ProfilePage } from '../pages/profile.ts'

test('a customer chooses German, and finds it on every device', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer('Greta Fräse')
  const profile = new ProfilePage(await openBrowser(token))
  const { page } = profile
  await profile.open()
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page, 'the profile in German')
  await page.goto('/rfq')
  await page.getByRole('button', { name: 'Anfrage einreichen' }).click()
  await expect(page.getByText('Bitte geben Sie den Projektnamen ein').first()).toBeVisible()

  const elsewhere = await openBrowser(token)
  await elsewhere.goto('/orders')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
  await expect(elsewhere.getByRole('heading', { name: 'Meine Aufträge', level: 1 })).toBeVisible()

  await page.goto('/profile')
  await page.getByLabel('Sprache').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})

test('a visitor is spoken to as the browser asks, and refused in the same language', async ({ page, watch }) => {
  watch.announce(401, '/api/auth/login')
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr', 'ja-JP', 'en'] }))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expectAccessible(page, 'sign-in in Japanese')
  await page.getByLabel('メールアドレス').fill('nobody@kerf.test')
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password-1')
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await expect(page.getByRole('form').getByRole('alert').filter({ hasText: 'パスワード' })).toBeVisible()
})

for (const [width, details] of widths) {
  test(`long words from right to left stay on the page, ${width}`, details, async ({ api, openBrowser, world }) => {
    const supplier = await api.newSupplier('Ruth Ram')
    const screens = [
      [undefined, ['/', '/register', '/forgot-password']],
      [world.customer.token, ['/', '/rfq', '/rfqs', `/quotes/${world.quoted.quoteId}`, `/orders/${world.active.id}`]],
      [world.customer.token, ['/orders', '/history', '/messages', '/profile']],
      [world.admin, ['/admin', '/admin/customers?tab=rfqs', `/admin/orders/${world.active.id}`, '/admin/reports']],
      [world.admin, ['/admin/accounts', '/admin/messages', '/admin/settings', '/admin/production']],
      [supplier.token, ['/supplier', '/supplier/quotes', '/supplier/profile']],
    ] as const
    for (const [token, paths] of screens) {
      const page = await openBrowser(token)
      await speakPseudo(page)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('main').or(page.getByRole('form')).first()).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        expect.soft(await textsOutside(page), `what runs out of ${path}`).toEqual([])
      }
    }
  })
}
