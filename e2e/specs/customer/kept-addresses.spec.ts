import { expectWell } from '../../fixtures/accessible.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AddressesPart } from '../../pages/addresses.ts'
import { AdminCompaniesPage } from '../../pages/admin-companies.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const dock = { name: 'ドック 3', address: '12 Mill Road', city: 'Akron', state: 'OH', postalCode: '44301' }
const request = { projectName: 'Impeller', material: 'aluminum', tolerance: 'standard', quantity: 3 }

for (const [width, details] of widths) {
  test(
    `an address that a company keeps is corrected from a request, and removed by an admin, ${width}`,
    details,
    async ({ api, kerf, openBrowser }) => {
      const company = await makeCompany(kerf, 'Kept Works')
      const owner = await makeMember(api, company, 'owner')
      const shipTo = { ...dock, country: 'United States' }
      await api.call('POST', '/api/rfqs', owner.token, { ...request, shipTo })
      const rfq = new SubmitRfqPage(await openBrowser(owner.token))
      const addresses = new AddressesPart(rfq.page)

      await test.step('the request that chose it follows the correction', async () => {
        await rfq.open()
        await rfq.delivery.shipTo.selectOption({ label: 'ドック 3, 12 Mill Road, Akron, OH 44301' })
        await rfq.page.getByRole('button', { name: 'Manage addresses' }).click()
        await expectWell(rfq.page, 'the addresses of a company')
        await addresses.edit('ドック 3').click()
        await addresses.field('City').fill(' ')
        await addresses.save.click()
        await expectError(addresses.field('City'), 'City is required')
        await expectWell(rfq.page, 'the form of an address')
        await addresses.field('City').fill('Kent')
        await addresses.save.click()
        await expectToast(rfq.page, 'Address changed')
        await addresses.close.click()
        await expect(rfq.form.getByRole('paragraph').filter({ hasText: 'Kent, OH 44301' })).toBeVisible()
      })

      await test.step('an admin removes it after a question', async () => {
        const companies = new AdminCompaniesPage(await openBrowser(await api.signInAdmin()))
        const kept = new AddressesPart(companies.page)
        await companies.open(`?q=${encodeURIComponent(company.name)}`)
        await companies.button(`Addresses of ${company.name}`).click()
        await kept.remove('ドック 3').click()
        await expectWell(companies.page, 'the question before an address is removed')
        await kept.confirm.click()
        await expectToast(companies.page, 'Address removed')
        await expect(kept.empty).toBeVisible()
      })

      await test.step('the company no longer has it', async () => {
        await rfq.page.goto('/profile?tab=company')
        await expect(addresses.empty).toBeVisible()
      })
    },
  )
}
