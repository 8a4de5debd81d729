import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminRfqPage, RfqPage } from '../../pages/own-pages.ts'
import { expectToast } from '../../pages/portal.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

test('an RFQ is withdrawn with a reason, which the admin reads while writing a quote', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Wilma Rückzug')
  const project = 'Withdrawn flange WF-1'
  const { id } = await api.submitRfq(customer.token, { projectName: project })
  const admin = new AdminRfqPage(await openBrowser(await api.signInAdmin()))
  await admin.open(id)
  await admin.offer.field('Quote Amount').fill('1250')

  const own = new RfqPage(await openBrowser(customer.token))
  await own.open(id)
  await expect(own.details.getByText('Under Review').first()).toBeVisible()
  await own.withdrawal.open.click()
  await expectAccessible(own.page, 'the question before an RFQ is withdrawn')
  await own.withdrawal.reason.fill('The project was stopped.')
  await own.withdrawal.confirm.click()
  await expectToast(own.page, 'RFQ withdrawn')
  await expect(own.details.getByText(/^This RFQ was withdrawn on /)).toBeVisible()
  await expect(own.details.getByText('The project was stopped.')).toBeVisible()
  await expect(own.withdrawal.open).toHaveCount(0)
  await expectAccessible(own.page, 'the page of a withdrawn RFQ')

  await expect(admin.panel.getByText('The project was stopped.', { exact: true })).toBeVisible()
  await expect(admin.panel.getByText(/withdrew this RFQ on/)).toBeVisible()
  await expect(admin.offer.field('Quote Amount')).toHaveValue('1250')
  await expect(admin.offer.submit).toHaveAttribute('aria-disabled', 'true')
  await admin.panel.getByRole('button', { name: 'Discard what you typed' }).click()
  await expect(admin.offer.form).toHaveCount(0)
  await expect(admin.history).toContainText('RFQ withdrawn')

  const list = new RfqsPage(own.page)
  await list.open('?tab=history')
  await expect(list.row(project)).toContainText('Withdrawn')
})

test('an RFQ that is quoted while its customer withdraws it stays, and they read why', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Olaf Spät')
  const { id } = await api.submitRfq(customer.token, { projectName: 'Quoted in time QT-2' })
  const page = await openBrowser(customer.token)
  const own = new RfqPage(page)
  await own.open(id)
  await own.withdrawal.open.click()
  await own.withdrawal.reason.fill('We found a stock part.')
  await api.quote(await api.signInAdmin(), id)
  await expect(own.withdrawal.dialog.getByText(/was quoted on/)).toBeVisible()
  await expect(own.withdrawal.reason).toHaveValue('We found a stock part.')
  await own.withdrawal.dialog.getByRole('button', { name: 'Discard what you typed' }).click()
  await expect(own.withdrawal.dialog).toHaveCount(0)
  await expect(own.details.getByRole('link', { name: 'View Quote' })).toBeVisible()
})

test('withdrawing on a phone', { tag: '@narrow' }, async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Nina Schmal')
  const { id } = await api.submitRfq(customer.token, { projectName: 'Narrow bracket NB-3' })
  const own = new RfqPage(await openBrowser(customer.token))
  await own.open(id)
  await own.withdrawal.open.click()
  await expect(own.withdrawal.reason).toBeVisible()
  await expectWell(own.page, 'withdrawing on a phone')
  await own.withdrawal.confirm.click()
  await expectToast(own.page, 'RFQ withdrawn')
  await expect(own.details.getByText(/^This RFQ was withdrawn on /)).toBeVisible()
  await expectWell(own.page, 'a withdrawn RFQ on a phone')
})
