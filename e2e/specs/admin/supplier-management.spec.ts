import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectWell } from '../../fixtures/accessible.ts'
import { type Account, type Api, dayFromNow } from '../../fixtures/api.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminSuppliersPage } from '../../pages/admin-suppliers.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

const someAddress = () => `invited-${randomUUID().slice(0, 8)}@example.com`

/** A supplier uploads a certificate that expires in this many days. */
async function certify(api: Api, { token }: Account, name: string, days: number, path: string): Promise<void> {
  const body = new FormData()
  body.set('name', name)
  body.set('expiresOn', dayFromNow(days))
  body.append('file', new Blob([await readFile(path)]), 'certificate.pdf')
  await api.call('POST', '/api/supplier/certificates', token, body)
}

const only = ({ email }: Account) => `?q=${encodeURIComponent(email)}`

test('an admin verifies a supplier, suspends it and lifts the suspension', async ({ api, openBrowser }) => {
  const supplier = await api.newSupplier('Vera Milling')
  const suppliers = new AdminSuppliersPage(await openBrowser(await api.signInAdmin()))
  const { page } = suppliers
  await suppliers.open(only(supplier))
  await suppliers.rows.getByRole('button', { name: /^View / }).click()
  await suppliers.button('Verify Supplier').click()
  await expectToast(page, 'Supplier verified')
  await suppliers.button('Suspend Supplier').click()
  await suppliers
    .dialog(/^Suspend /)
    .getByLabel('Reason')
    .fill('Late three times')
  await suppliers.confirm(/^Suspend /, 'Suspend Supplier')
  await expectToast(page, 'Supplier suspended')
  await expect(page.getByText('Reason: Late three times')).toBeVisible()
  expect(await api.statusOf('GET', '/api/supplier/profile', supplier.token)).toBe(401)
  await suppliers.button('Lift Suspension').click()
  await suppliers.confirm(/^Let /, 'Lift Suspension')
  await expectToast(page, 'Suspension lifted')
  await expect(suppliers.button('Suspend Supplier')).toBeVisible()
})

test('certificates that expire soon are highlighted', async ({ api, samples, openBrowser }) => {
  const supplier = await api.newSupplier('Cora Turning')
  await certify(api, supplier, 'ISO 9001', 20, samples.quote)
  await certify(api, supplier, 'AS9100', 300, samples.quote)
  const suppliers = new AdminSuppliersPage(await openBrowser(await api.signInAdmin()))
  await suppliers.open(only(supplier))
  await suppliers.rows.getByRole('button', { name: /^View / }).click()
  const warning = suppliers.page.getByText(/^Expiring within 60 days:/)
  await expect(warning).toContainText('ISO 9001')
  await expect(warning).not.toContainText('AS9100')
})

test('an admin invites a supplier, resends the invitation and withdraws it', async ({ api, kerf, openBrowser }) => {
  const email = someAddress()
  const suppliers = new AdminSuppliersPage(await openBrowser(await api.signInAdmin()))
  const { page } = suppliers
  await suppliers.open('?tab=invitations')
  await suppliers.button('Invite Supplier').click()
  const dialog = suppliers.dialog('Invite Supplier')
  const submit = dialog.getByRole('button', { name: 'Send Invitation' })
  await dialog.getByLabel('Email').fill('nobody')
  await submit.click()
  await expectError(dialog.getByLabel('Email'), 'Please enter a valid email address')
  await dialog.getByLabel('Email').fill(email)
  await submit.click()
  await expectToast(page, 'Invitation sent')
  await waitForMail(kerf.dataDir, email, 'invites you to quote')
  // Somebody who clicks twice does not send twice: half a minute passes first.
  await inDatabase(kerf, "update supplier_invitations set sent_at = now() - interval '1 minute' where email = $1", [
    email,
  ])
  await suppliers
    .invitation(email)
    .getByRole('button', { name: /^Resend / })
    .click()
  await expectToast(page, 'Invitation sent again')
  await suppliers
    .invitation(email)
    .getByRole('button', { name: /^Withdraw / })
    .click()
  await suppliers.confirm(/^Withdraw the invitation/, 'Withdraw')
  await expectToast(page, 'Invitation withdrawn')
  await expect(suppliers.invitation(email)).toBeHidden()
})

for (const [width, details] of widths) {
  test(
    `Supplier Management, ${width}, looks well in every state`,
    details,
    async ({ api, openBrowser, whileBroken }) => {
      const supplier = await api.newSupplier('Wanda Wide')
      const admin = await api.signInAdmin()
      await api.call('POST', '/api/admin/supplier-invitations', admin, { email: someAddress() })
      const suppliers = new AdminSuppliersPage(await openBrowser(admin))
      const { page } = suppliers
      await suppliers.open(only(supplier))
      await expect(suppliers.rows).toHaveCount(1)
      await expectWell(page, 'Supplier Management')
      await suppliers.rows.getByRole('button', { name: /^View / }).click()
      await expect(page.getByText('No track record yet').first()).toBeVisible()
      await expectWell(page, 'a supplier')
      await page.keyboard.press('Escape')
      await suppliers.search('nobody has this name')
      await expect(page.getByText('No suppliers match your current filters')).toBeVisible()
      await whileBroken(['supplier_profiles'], async () => {
        await suppliers.search('broken')
        await expect(suppliers.failure('Failed to load suppliers')).toBeVisible()
        await expectWell(page, 'Supplier Management that failed')
      })
      await suppliers.tab(/^Invitations/).click()
      await expect(suppliers.invitations.first()).toBeVisible()
      await expectWell(page, 'invitations of suppliers')
    },
  )
}
