import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SupplierProfilePage } from '../../pages/supplier-profile.ts'

test('a supplier completes its profile, and loses no input', async ({ api, openBrowser }) => {
  const { token } = await api.newSupplier('Ina Gear')
  const page = await openBrowser(token)
  const profile = new SupplierProfilePage(page)
  await page.goto('/supplier/dashboard')
  await profile.go('Profile')
  await expect(profile.heading('Profile')).toBeVisible()
  await expect(profile.completeness).toContainText('Incomplete')

  await profile.add('phone')
  await expect(profile.field('Phone')).toBeFocused()
  await profile.field('Phone').fill('+49 431 5512')
  await profile.field('Website').fill('www.gear.example')
  await profile.field('Address').fill('Werftstr. 5')
  await profile.field('City').fill('Kiel')
  await profile.field('Country').fill('Germany')
  await profile.addTags('Capabilities', '5-axis milling', 'turning', 'Turning')
  await profile.addTags('Certifications', 'ISO 9001')
  await expect(profile.tag('urning')).toHaveCount(1)
  await profile.field('Number of Employees').fill('a dozen')
  await profile.save()
  await expectError(profile.field('Number of Employees'), 'Please enter a whole number of employees')
  await expect(profile.field('Number of Employees')).toBeFocused()
  await expect(profile.field('Website')).toHaveValue('https://www.gear.example')
  await profile.field('Number of Employees').fill('12')

  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByText(/did not send was kept/)).toBeVisible()
  await expect(profile.tag('5-axis milling')).toBeVisible()
  await profile.save()
  await expectToast(page, 'Profile saved')
  await expect(profile.completeness).toContainText('100%')
  await expect(profile.completeness.getByRole('button')).toHaveCount(0)

  await profile.field('City').fill('Bonn')
  const saved = await api.json<object>('GET', '/api/supplier/profile', token)
  await api.call('PUT', '/api/supplier/profile', token, { ...saved, city: 'Lübeck' })
  await expect(profile.staleNotice).toContainText('Lübeck')
  await profile.staleNotice.getByRole('button', { name: 'Keep mine' }).click()
  await profile.save()
  await expectToast(page, 'Profile saved')
  await page.reload()
  await expect(profile.field('City')).toHaveValue('Bonn')
})

test('certificates are uploaded, show their validity, and are deleted', async ({ api, openBrowser, samples }) => {
  const profile = new SupplierProfilePage(await openBrowser((await api.newSupplier('Ina Gear')).token))
  await profile.open()
  await expect(profile.certificates).toContainText('No certificates yet')
  await profile.upload('ISO 9001', dayFromNow(400), samples.purchaseOrder)
  await profile.upload('AS9100', dayFromNow(30), samples.purchaseOrder)
  await profile.upload('REACH', dayFromNow(-3), samples.purchaseOrder)
  await expect(profile.certificate('ISO 9001')).toContainText('Valid')
  await expect(profile.certificate('AS9100')).toContainText('Expires soon')
  await expect(profile.certificate('REACH')).toContainText('Expired')
  await profile.delete('REACH')
  await expectToast(profile.page, 'Certificate deleted')
  await expect(profile.certificate('REACH')).toHaveCount(0)
  await expect(profile.certificate('AS9100')).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `the profile of a supplier looks well, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileBroken }) => {
      const profile = new SupplierProfilePage(await openBrowser((await api.newSupplier('Ina Gear')).token))
      await whileBroken(['supplier_certificates'], async () => {
        await profile.page.goto('/supplier/profile')
        await expect(profile.failure('Your profile could not be loaded')).toBeVisible()
      })
      await profile.open()
      await profile.addTags('Capabilities', '5-axis milling', `Drilling of ${'very '.repeat(12)}deep holes`)
      await profile.save()
      await expectToast(profile.page, 'Profile saved')
      await profile.upload(`Certificate of ${'Quality'.repeat(10)}`, dayFromNow(30), samples.purchaseOrder)
      await expectWell(profile.page, 'the profile')
      await profile.certificates.getByRole('button', { name: 'Add Certificate' }).click()
      await expectWell(profile.page, 'the form of a certificate')
    },
  )
}
