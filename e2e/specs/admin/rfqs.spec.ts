import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { fileOf } from '../../fixtures/files.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { changeSettings } from '../../fixtures/settings.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { quoteTwoParts } from '../../fixtures/world.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast, tryAgain } from '../../pages/portal.ts'

const columns = [
  ...['RFQ ID', 'Customer', 'Project', 'Material', 'Process'],
  ...['International', 'Qty', 'Date', 'Status', 'Actions'],
]

test('an admin finds an RFQ, sees errors in an offer, and quotes it with unit prices in euros', async ({
  api,
  openBrowser,
  watch,
}) => {
  watch.announce(415, /\/quote$/)
  await changeSettings(api, { currencies: ['USD', 'EUR'] })
  const customer = await api.newCustomer('Ines Roth')
  const project = 'Hydraulic manifold HM-12'
  const { id } = await api.submitRfq(customer.token, { projectName: project, manufacturingProcess: 'cnc_machining' })
  const rfqs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
  const { page, offer } = rfqs
  // In a narrower window the least important columns are folded below others.
  await page.setViewportSize({ width: 1440, height: 900 })
  await rfqs.open('hydraulic MANIFOLD')
  await expect(rfqs.table.getByRole('columnheader')).toContainText(columns)
  for (const words of ['Ines Roth', 'Acme Robotics', project, 'CNC Machining', 'Submitted']) {
    await expect(rfqs.row(project)).toContainText(words)
  }
  await expect(rfqs.filter('Status').getByRole('option')).toContainText(['All', 'Submitted', 'Quoted'])
  await rfqs.choose('Status', 'Quoted')
  await expect(page.getByText('No RFQs found matching your criteria')).toBeVisible()
  await rfqs.choose('Status', 'Submitted')
  await rfqs.view(project)
  await expect(rfqs.panel).toContainText('Under Review')

  await expect(offer.field('Quote Validity')).toHaveValue('30')
  await expect(offer.field('Quote Validity').getByRole('option')).toHaveText(
    [7, 14, 30, 60, 90].map((days) => `${days} days`),
  )
  await expect(offer.field('Estimated Delivery Date')).toHaveValue(dayFromNow(14))
  await expect(offer.submit).toHaveAttribute('aria-disabled', 'true')
  for (const amount of ['0', '-5', '1e12', '12.345']) {
    await offer.field('Quote Amount').fill(amount)
    await offer.submit.click()
    await expectError(offer.field('Quote Amount'), 'Please enter a valid quote amount')
  }
  await expectToast(page, 'Invalid amount', 'Please enter a valid quote amount')
  await offer.field('Quote Amount').fill('1,000.50')
  await offer.field('Estimated Delivery Date').fill('2024-02-29')
  await expect(offer.field('Quote Amount')).toHaveValue('1000.50')
  await offer.submit.click()
  await expectError(offer.field('Estimated Delivery Date'), 'The delivery date cannot be in the past')
  await offer.field('Estimated Delivery Date').fill('')
  await offer.submit.click()
  await expectToast(page, 'Missing delivery date', 'Please select an estimated delivery date')
  await offer.field('Estimated Delivery Date').fill(dayFromNow(21))
  await offer.field('Quote PDF').setInputFiles(fileOf('offer.txt', 'no PDF'))
  await expectToast(page, 'Invalid file type', 'Please select a PDF file')
  await offer.field('Quote PDF').setInputFiles(fileOf('offer.pdf', 'no PDF either'))
  await offer.submit.click()
  await expectToast(page, 'Quote submission failed', 'Please select a PDF file')
  await expect(offer.field('Quote Amount')).toHaveValue('1000.50')
  await offer.form.getByRole('button', { name: 'Remove offer.pdf' }).click()

  await offer.by('Unit price').click()
  await expect(offer.field('Unit Price')).toHaveValue('100.05')
  await offer.field('Unit Price').fill('0.125')
  await offer.field('Currency').selectOption('EUR')
  await expect(offer.form).toContainText('€1.25 for 10 PCS')
  await offer.submit.click()
  await expectToast(page, 'Success', 'Quote created successfully')
  await expect(offer.form).toBeHidden()
  await expect(rfqs.panel).toContainText('€1.25')

  await rfqs.panel.getByRole('button', { name: 'Revise Quote' }).click()
  await expect(offer.field('Quote Amount')).toHaveValue('1.25')
  await expect(offer.field('Currency')).toHaveValue('EUR')
  await offer.field('Quote Amount').fill('1.10')
  await offer.submit.click()
  await expectToast(page, 'Quote submitted')
  expect(await api.json('GET', `/api/admin/rfqs/${id}/quote`, await api.signInAdmin())).toMatchObject({
    amount: '1.10',
    currency: 'EUR',
    revision: 2,
    validUntil: dayFromNow(30),
    estimatedDeliveryDate: dayFromNow(21),
  })
})

test('an RFQ quoted by a colleague in the meantime is not declined unseen, and says who was faster', async ({
  api,
  openBrowser,
  watch,
}) => {
  watch.announce(409, /\/status$/)
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const project = 'Worm gear WG-4'
  const { id } = await api.submitRfq(customer.token, { projectName: project })
  const rfqs = new AdminRfqsPage(await openBrowser(admin))
  const { page, decline } = rfqs
  await rfqs.open(project)
  await rfqs.view(project)
  await expect(rfqs.panel).toContainText('Under Review')
  await decline.open.click()
  await api.quote(admin, id)
  await expect(decline.dialog).toContainText('The pending quote is declined with it.')
  await decline.confirm.click()
  await expectToast(page, 'Update failed', /You changed this in another window/)
  await expect(decline.dialog).toBeHidden()

  await decline.open.click()
  await decline.confirm.click()
  await expectToast(page, 'Status updated')
  await expect(decline.open).toBeHidden()
  await rfqs.closePanel()
  await expect(rfqs.row(project)).toContainText('Declined')
})

test('the sales order waits for the purchase order, defaults to the promised date, and asks before a later one', async ({
  api,
  kerf,
  openBrowser,
  samples,
}) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const project = 'Lever LV-20'
  const { id } = await api.submitRfq(customer.token, { projectName: project })
  await api.quote(admin, id)
  const quote = await api.accept(customer.token, id)
  const rfqs = new AdminRfqsPage(await openBrowser(admin))
  const { page, salesOrderDialog: dialog } = rfqs
  await rfqs.open(project)
  await rfqs.view(project)
  const waiting = rfqs.panel.getByRole('button', { name: 'Waiting for Customer Purchase Order' })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await api.sendPurchaseOrder(customer.token, quote.id, await openAsBlob(samples.purchaseOrder))
  await expect(waiting).toBeHidden()

  await rfqs.createSalesOrder.click()
  const dueDate = dialog.getByLabel('Due Date')
  const create = dialog.getByRole('button', { name: 'Create Order' })
  const later = dialog.getByRole('checkbox', { name: 'Create the order with a later date than promised' })
  await expect(dialog.getByLabel('Customer PO Number')).toHaveValue('PO-77')
  await expect(dueDate).toHaveValue(dayFromNow(14))
  await expect(dialog).toContainText('The quote promised')
  await dueDate.fill('')
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await dueDate.fill(dayFromNow(-2))
  await create.click()
  await expectError(dueDate, 'The due date cannot be in the past')
  await expect(later).toBeHidden()
  await dueDate.fill(dayFromNow(40))
  await create.click()
  await expect(dialog).toContainText('Please confirm that the order is due later than promised')
  await later.check()
  await create.click()
  await expectToast(
    page,
    'Order created',
    /Sales order created successfully\. SORD-\d{4,} will appear in Order Tracking\./,
  )
  expect(await rfqs.orderNumber()).toMatch(/^SORD-\d{4,}$/)
  const mail = await waitForMail(kerf.dataDir, customer.email, `for ${project} is confirmed`)
  expect(mail.text).toContain('That is later than')
})

for (const [width, details] of widths) {
  test(
    `Incoming RFQs and what opens from it, ${width}, in every state`,
    details,
    async ({ api, world, openBrowser, whileSlow, whileBroken, watch, samples }) => {
      const customer = await api.newCustomer(`Ingeborg ${'von der Mühlen-Precision '.repeat(2)}`)
      const name = `REORDER: 歯車箱 gearbox housing ${'with every bore and thread '.repeat(3)}`
      const rfq = await api.submitRfq(customer.token, { projectName: name })
      await api.upload(customer.token, rfq.id, [{ name: 'drawing.pdf', content: await openAsBlob(samples.drawing) }])
      await quoteTwoParts(api, customer.token, world.admin, 'Linear stage in parts')
      const rfqs = new AdminRfqsPage(await openBrowser(world.admin))
      const { page, offer } = rfqs
      await rfqs.open('Ingeborg')
      await expect(rfqs.row('gearbox housing')).toBeVisible()
      await expectWell(page, 'Incoming RFQs')
      await whileBroken(['rfqs'], async () => {
        await rfqs.search('Ingebor')
        await expect(rfqs.failure('Failed to load RFQs')).toBeVisible()
        await expectWell(page, 'Incoming RFQs that failed')
      })
      await rfqs.retry('Failed to load RFQs')
      await whileSlow(['rfqs'], async () => {
        await rfqs.search('nobody has this name')
        await expect(rfqs.table).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'Incoming RFQs while they load')
      })
      await expect(page.getByText('No RFQs found matching your criteria')).toBeVisible()
      await expectWell(page, 'Incoming RFQs without a match')
      await rfqs.search('Ingeborg')
      await expect(rfqs.row('gearbox housing')).toBeVisible()

      await whileBroken(['files'], async () => {
        await rfqs.view('gearbox housing')
        await expectToast(page, 'Error', 'Failed to load RFQ details')
        await expect(rfqs.panel.getByText('Failed to load RFQ details')).toBeVisible()
        await expectWell(page, 'an RFQ that failed')
      })
      await tryAgain(rfqs.panel)
      await offer.field('Quote Amount').fill('0')
      await offer.submit.click()
      await expectError(offer.field('Quote Amount'), 'Please enter a valid quote amount')
      await offer.by('Unit price').click()
      await expectWell(page, 'an RFQ with a wrong offer')
      await rfqs.decline.open.click()
      await expect(rfqs.decline.dialog).toBeVisible()
      await expectWell(page, 'an RFQ to be declined')
      await page.keyboard.press('Escape')
      await expect(rfqs.decline.dialog).toBeHidden()
      await rfqs.leavePanel()

      await rfqs.view('Linear stage in parts')
      await rfqs.panel.getByRole('button', { name: 'Revise Quote' }).click()
      await expect(offer.submit).toBeVisible()
      await expectWell(page, 'a quote of several parts that is revised')

      // No customer has asked for anything: the specs of this Kerf have.
      await page.route(/\/api\/admin\/rfqs(\?|$)/, (route) =>
        route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
      )
      watch.mayGiveUp(/^\/api\//)
      await rfqs.open()
      await expect(page.getByRole('heading', { name: 'No customer RFQs found' })).toBeVisible()
      await expectWell(page, 'Incoming RFQs before the first one')
    },
  )

  test(`the sales order dialog, ${width}, looks well`, details, async ({ api, openBrowser, samples }) => {
    const customer = await api.newCustomer()
    const admin = await api.signInAdmin()
    const { id } = await api.submitRfq(customer.token, { projectName: `Slide ${width}` })
    await api.quote(admin, id)
    const quote = await api.accept(customer.token, id)
    await api.sendPurchaseOrder(customer.token, quote.id, await openAsBlob(samples.purchaseOrder))
    const rfqs = new AdminRfqsPage(await openBrowser(admin))
    await rfqs.open(`Slide ${width}`)
    await rfqs.view(`Slide ${width}`)
    await rfqs.createSalesOrder.click()
    await rfqs.salesOrderDialog.getByLabel('Due Date').fill(dayFromNow(40))
    await rfqs.salesOrderDialog.getByRole('button', { name: 'Create Order' }).click()
    await expect(rfqs.salesOrderDialog).toContainText('Please confirm that the order is due later than promised')
    await expectWell(rfqs.page, 'a sales order that is due later than promised')
  })
}
