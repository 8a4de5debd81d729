import { openAsBlob } from 'node:fs'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminReportsPage } from '../../pages/admin-reports.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectToast } from '../../pages/portal.ts'

test('a quote starts from the estimate when an admin asks for it, and the report compares them', async ({
  api,
  openBrowser,
  samples,
}) => {
  const customer = await api.newCustomer('Ines Roth')
  const project = 'Estimated gripper EG-4'
  const { id } = await api.submitRfq(customer.token, { projectName: project, material: 'titanium', quantity: 5 })
  await api.upload(customer.token, id, [{ name: 'bracket.step', content: await openAsBlob(samples.bracket) }])
  const page = await openBrowser(await api.signInAdmin())
  const rfqs = new AdminRfqsPage(page)
  await rfqs.open(project)
  await rfqs.view(project)
  const { quoteForm: form } = rfqs
  // a busy machine takes a while to measure
  await expect(rfqs.useEstimate).toBeVisible({ timeout: 120_000 })
  await expect(form.getByLabel('Quote Amount')).toHaveValue('')
  await rfqs.useEstimate.click()
  await expect(form.getByLabel('Quote Amount')).toHaveValue(/^\d+\.\d\d$/)
  await form.getByText('What the estimates are made of').click()
  await expect(form.getByText('2 setups', { exact: false })).toBeVisible()
  await expectAccessible(page, 'the quote form with an estimate')
  await rfqs.submitQuote.click()
  await expectToast(page, 'Success')

  const reports = new AdminReportsPage(page)
  await reports.open()
  const compared = page.getByRole('region', { name: 'Estimates against quotes', exact: true })
  await expect(compared.getByRole('row', { name: 'Titanium CNC Machining 1 1.00 1.00 – 1.00' })).toBeVisible()
  await expectAccessible(page, 'the report of estimates against quotes')
  expect((await reports.save('Export CSV: estimates against quotes')).suggestedFilename()).toMatch(
    /^kerf-report-estimates-.*\.csv$/,
  )
})
