import { readFile } from 'node:fs/promises'
import { dayFromNow } from '../fixtures/api.ts'
import { bytesOf, unzip } from '../fixtures/files.ts'
import { codeIn, waitForMail } from '../fixtures/mail.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminOrdersPage } from '../pages/admin-orders.ts'
import { AdminRfqsPage } from '../pages/admin-rfqs.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { OrdersPage } from '../pages/orders.ts'
import { QuotePage } from '../pages/own-pages.ts'
import { expectToast, openTab } from '../pages/portal.ts'
import { QuotesPage } from '../pages/quotes.ts'
import { RfqsPage } from '../pages/rfqs.ts'
import { SignInPage } from '../pages/sign-in.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'
import { VerifyEmailPage } from '../pages/verify-email.ts'
import { ViewerPage } from '../pages/viewer.ts'

const person = {
  name: 'Mara Lindqvist',
  company: 'Nordhavn Robotics',
  email: 'mara@nordhavn.example',
  password: 'turned-from-solid-18',
}
const project = 'Gripper bracket KB-104'

test('the main job: from a drawing to an archived order, and the same again', async ({
  openBrowser,
  kerf,
  samples,
}) => {
  test.slow()
  const customer = await openBrowser()
  const admin = await openBrowser()

  await test.step('1. A visitor signs up, verifies the address with the mailed code, and signs in', async () => {
    const signIn = new SignInPage(customer)
    await signIn.open()
    await signIn.signUp(person)
    const verify = new VerifyEmailPage(customer)
    await expect(verify.title).toBeVisible()
    await verify.verify(codeIn(await waitForMail(kerf.dataDir, person.email, 'verification code')))
    await expect(verify.verified).toBeVisible()
    await verify.goToSignIn()
    await signIn.signIn(person)
    const dashboard = new DashboardPage(customer)
    await expect(dashboard.greeting('Mara')).toBeVisible()
    await expect(dashboard.firstTimePanel).toBeVisible()
    await expectToast(customer, 'Welcome back!')
  })

  const incoming = new AdminRfqsPage(admin)
  await test.step('The admin signs in and looks at the incoming RFQs', async () => {
    const signIn = new SignInPage(admin)
    await signIn.open('/?returnTo=%2Fadmin%2Fcustomers')
    await signIn.signIn(kerf.admin)
    await expect(incoming.heading('Customer Management')).toBeVisible()
    await incoming.showTab('Incoming RFQs')
    await expect(incoming.row(project)).toBeHidden()
  })

  await test.step('2. The customer submits an RFQ with a STEP file and a PDF', async () => {
    const rfq = new SubmitRfqPage(customer)
    await rfq.go('Request Quote')
    await expect(rfq.grade).toHaveAttribute('aria-disabled', 'true')
    await rfq.fill({
      projectName: project,
      quantity: 50,
      material: 'Aluminum',
      grade: '6061-T6',
      tolerance: 'Tight (±0.002 in, ±0.05 mm)',
      finishing: 'Bead Blasting',
      process: 'CNC Machining',
      subprocess: '3-Axis Milling',
      international: true,
      notes: 'Deburr all edges; M6 threads to full depth.',
    })
    // So that there is an upload to see.
    await rfq.sendNothingEarly()
    await rfq.fileChoice.setInputFiles([samples.bracket, samples.drawing])
    await expect(rfq.file('bracket.step')).toContainText('Ready to upload')
    await expect(rfq.file('drawing.pdf')).toContainText('Ready to upload')
    await test.step('with its progress seen', async () => {
      // Held back, so that the upload is still in progress.
      const held = Promise.withResolvers<void>()
      await customer.route('/api/files/upload', async (route) => {
        await held.promise
        await route.continue()
      })
      await rfq.submit()
      await expect(customer.getByText('Your files are being uploaded. Please keep this page open.')).toBeVisible()
      await expect(rfq.progressOf('bracket.step')).toBeVisible()
      held.resolve()
    })
    await expect(rfq.thanks).toBeVisible()
    await customer.unroute('/api/files/upload')
  })

  await test.step('3. The admin sees it without reloading, reviews its files, and quotes it', async () => {
    await expect(incoming.row(project)).toContainText('Submitted')
    await expect(incoming.row(project)).toContainText('Nordhavn Robotics')
    await incoming.view(project)
    await expect(incoming.panel).toContainText('Under Review')
    await expect(incoming.panel).toContainText('Aluminum 6061-T6')
    await expect(incoming.panel).toContainText('M6 threads to full depth.')

    await test.step('the STEP file in the viewer', async () => {
      const { tab } = await openTab(admin, incoming.file('bracket.step'))
      const viewer = new ViewerPage(tab)
      await viewer.expectDrawn('bracket.step')
      await viewer.page.close()
    })
    await test.step('the PDF in a new tab', async () => {
      const { tab, contentType } = await openTab(admin, incoming.file('drawing.pdf'))
      expect(contentType).toBe('application/pdf')
      await tab.close()
    })
    await incoming.quote({
      amount: '1875.50',
      validity: '30 days',
      delivery: dayFromNow(21),
      notes: 'Price includes bead blasting.',
      file: samples.quote,
    })
    await expectToast(admin, 'Quote created successfully')
    await incoming.closePanel()
    await expect(incoming.row(project)).toContainText('Quoted')
  })

  await test.step('4. The customer gets a mail, opens the quote, accepts it and sends a purchase order', async () => {
    const mail = await waitForMail(kerf.dataDir, person.email, `for ${project} is ready`)
    const address = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
    expect(new URL(address).pathname).toMatch(/^\/quotes\/[\da-f-]{36}$/)
    const quotes = new QuotesPage(customer)
    await customer.goto('/quotes')
    await expect(quotes.card(project, quotes.group('Pending Quotes'))).toContainText('$1,875.50')
    // The mail leads to the quote itself.
    const own = new QuotePage(customer)
    await customer.goto(address)
    await expect(own.document).toContainText('$1,875.50 USD')
    await expect(own.document).toContainText('Price includes bead blasting.')
    const download = await own.downloadDocument()
    expect(await bytesOf(download)).toEqual(await readFile(samples.quote))
    await expectToast(customer, 'Quote downloaded successfully')

    await own.accept('Please keep the delivery date.')
    await expect(own.document).toContainText('Please keep the delivery date.')
    await quotes.go('My Quotes')
    await expect(quotes.card(project, quotes.group('Accepted Quotes - Waiting for Purchase Order'))).toBeVisible()
    await quotes.uploadPurchaseOrder(project, samples.purchaseOrder, 'NR-2291')
    await expect(quotes.card(project, quotes.group('Purchase Order Submitted'))).toContainText('NR-2291')
  })

  const orders = new AdminOrdersPage(admin)
  const orderNumber =
    await test.step('5. The admin creates the sales order and sees it through to quality check', async () => {
      await expect(incoming.row(project)).toContainText('PO Received')
      await incoming.view(project)
      await expect(incoming.panel).toContainText('Please keep the delivery date.')
      expect(await bytesOf(await incoming.downloadPurchaseOrder())).toEqual(await readFile(samples.purchaseOrder))
      await incoming.createSalesOrder.click()
      await expect(incoming.salesOrderDialog.getByLabel('Customer PO Number')).toHaveValue('NR-2291')
      await incoming.salesOrderDialog.getByRole('button', { name: 'Create Order' }).click()
      await expectToast(admin, /SORD-\d{4} will appear in Order Tracking\./)
      const orderNumber = await incoming.orderNumber()
      await incoming.panel.getByRole('link', { name: 'View Order' }).click()
      await expect(orders.workspace(orderNumber)).toBeVisible()
      await admin.getByRole('main').getByRole('link', { name: 'Active Orders' }).click()
      await orders.expand(orderNumber)
      for (const stage of ['Material Procurement', 'Manufacturing', 'Finishing', 'Quality Check']) {
        await orders.setStatus(orderNumber, stage)
        await expect(orders.row(orderNumber)).toContainText(stage)
      }
      await orders.uploadQualityFiles(orderNumber, [samples.qualityReport, samples.measurements, samples.photo])
      for (const name of ['quality-report.pdf', 'measurements.xlsx', 'inspection.png']) {
        await expect(orders.qualityFile(orderNumber, name)).toBeVisible()
      }
      return orderNumber
    })

  const mine = new OrdersPage(customer)
  await test.step('The customer approves the quality check; the order proceeds to packing', async () => {
    await mine.go('My Orders')
    await mine.reviewQuality(orderNumber)
    await expect(mine.qualityPanel(orderNumber)).toContainText('Action Required')
    for (const name of ['quality-report.pdf', 'measurements.xlsx', 'inspection.png']) {
      await expect(mine.qualityPanel(orderNumber)).toContainText(name)
    }
    await mine.approveQuality(orderNumber, 'Within tolerance.')
    await expectToast(customer, 'Quality check approved')
    await expect(mine.qualityPanel(orderNumber)).toContainText('Approved on')
    await mine.closeDialog()
    await expect(mine.row(orderNumber)).toContainText('Packing')
    await expect(orders.row(orderNumber)).toContainText('Packing')
  })

  await test.step('6. The admin ships in two parts, delivers, invoices and archives', async () => {
    await orders.recordShipment(orderNumber, { quantity: 20, carrier: 'FedEx', tracking: 'FX-7781' })
    await expect(orders.shipments(orderNumber)).toHaveCount(1)
    await expect(orders.row(orderNumber)).toContainText('20 of 50 PCS')

    await test.step("the customer sees the first shipment and the order's progress", async () => {
      const dashboard = new DashboardPage(customer)
      await dashboard.go('Dashboard')
      await expect(dashboard.progressOf(orderNumber)).toHaveAttribute('aria-valuenow', '87.5')
      await mine.go('My Orders')
      await mine.expand(orderNumber)
      await expect(mine.progressOf(orderNumber)).toHaveAttribute('aria-valuenow', '87.5')
      await expect(mine.stage(orderNumber, 'Packing')).toContainText('In Progress')
      await expect(mine.stage(orderNumber, 'Quality Check')).toContainText('Completed')
      await mine.openDetails(orderNumber)
      await expect(mine.shipments(orderNumber)).toHaveCount(1)
      await expect(mine.shipments(orderNumber)).toContainText('FedEx FX-7781')
    })

    await orders.recordShipment(orderNumber, { quantity: 30, carrier: 'UPS', tracking: '1Z-4410' })
    await expect(orders.row(orderNumber)).toContainText('50 of 50 PCS')
    await expect(mine.shipments(orderNumber)).toHaveCount(2)
    await orders.setStatus(orderNumber, 'Shipped')
    await expect(orders.row(orderNumber)).toContainText('Shipped')
    await orders.uploadInvoice(orderNumber, samples.invoice)
    await expectToast(admin, 'Invoice uploaded')
    await test.step('the customer opens the invoice', async () => {
      const invoice = mine.details(orderNumber).getByRole('link', { name: 'View Invoice' })
      const { tab, contentType } = await openTab(customer, invoice)
      expect(contentType).toBe('application/pdf')
      await tab.close()
    })
    await orders.setStatus(orderNumber, 'Delivered')
    await expect(orders.row(orderNumber)).toContainText('Delivered')
    await orders.markPaid(orderNumber)
    await expectToast(admin, 'Order has been archived.')
    await admin.getByRole('tab', { name: 'Archived Orders' }).click()
    await expect(orders.archivedRow(orderNumber)).toBeVisible()
  })

  await test.step('The customer downloads all files of the order as one ZIP', async () => {
    const download = await mine.downloadAll(orderNumber)
    expect(download.suggestedFilename()).toBe(`order-${orderNumber}-documents.zip`)
    const entries = await unzip(await bytesOf(download))
    const expected = {
      'Drawings/bracket.step': samples.bracket,
      'Drawings/drawing.pdf': samples.drawing,
      'Quote/quote.pdf': samples.quote,
      'Purchase Order/purchase-order.pdf': samples.purchaseOrder,
      'Quality Check/quality-report.pdf': samples.qualityReport,
      'Quality Check/measurements.xlsx': samples.measurements,
      'Quality Check/inspection.png': samples.photo,
      'Invoice/invoice.pdf': samples.invoice,
    }
    expect([...entries.keys()].sort()).toEqual(Object.keys(expected).sort())
    for (const [name, file] of Object.entries(expected)) {
      expect(entries.get(name)?.equals(await readFile(file)), `bytes of ${name}`).toBe(true)
    }
    await mine.closeDialog()
  })

  await test.step('7. The customer orders it again; the admin sees the reorder', async () => {
    await mine.openTab('Order History')
    await expect(mine.row(orderNumber)).toContainText('Delivered')
    await mine.reorder(orderNumber)
    await expectToast(customer, 'Reorder Request Submitted')
    await admin.getByRole('tab', { name: /^Incoming RFQs/ }).click()
    await expect(incoming.row(`REORDER: ${project}`)).toContainText('Submitted')
    const requests = new RfqsPage(customer)
    await requests.go('My Requests')
    await expect(requests.row(`REORDER: ${project}`)).toBeVisible()
  })
})
