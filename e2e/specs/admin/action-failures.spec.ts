import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminCompaniesPage, mergeDialog, numberDialog, pick } from '../../pages/admin-companies.ts'
import { AdminCustomersPage } from '../../pages/admin-customers.ts'
import { ManualCreationPage } from '../../pages/admin-manual-creation.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { closeWithEscape, expectToast, leaveUnsaved } from '../../pages/portal.ts'

for (const [width, details] of widths) {
  test(
    `a failure in Customer Accounts is said in the words of its action, ${width}`,
    details,
    async ({ api, kerf, openBrowser, whileBroken }) => {
      const [company, other] = [await makeCompany(kerf, 'Failing Works'), await makeCompany(kerf, 'Other Works')]
      const { name, email } = await makeMember(api, company, 'owner', 'Faye Lure')
      const customers = new AdminCustomersPage(await openBrowser(await api.signInAdmin()))
      const { page, addForm: form } = customers
      await customers.open(`?q=${encodeURIComponent(email)}`)

      await customers.button('Add User').click()
      const person = newPerson('Ines Roth')
      await form.field('Name').fill(person.name)
      await form.field('Email').fill(person.email)
      await form.field('Company Name').fill('Typed Works')
      await form.field('Password').fill('deburr')
      await form.field('Confirm Password').fill('deburr')
      await whileBroken(['companies'], async () => {
        await form.submit.click()
        await expectToast(page, 'Failed to create user')
        await expectWell(page, 'a user who could not be created')
      })
      await expect(form.field('Email')).toHaveValue(person.email)
      await leaveUnsaved(page)

      await customers.button(`Change Company of ${name}`).click()
      const linking = customers.dialog(`Company of ${name}`)
      await pick(page, linking.getByRole('combobox', { name: 'Company' }), other.name)
      await whileBroken(['companies'], async () => {
        await linking.getByRole('button', { name: 'Link Company' }).click()
        await expectToast(page, 'Failed to link user to company')
        await expectWell(page, 'a user who could not be linked')
      })
      await leaveUnsaved(page)

      await customers.button(`Change Company of ${name}`).click()
      await linking.getByRole('button', { name: 'Unlink' }).click()
      const unlinking = customers.dialog(`Unlink ${name} from ${company.name}?`)
      await whileBroken(['companies'], async () => {
        await unlinking.getByRole('button', { name: 'Unlink' }).click()
        await expectToast(page, 'Failed to unlink user from company')
        await expectWell(page, 'a user who could not be unlinked')
      })
      await page.keyboard.press('Escape')

      await whileBroken(['rfqs'], async () => {
        await customers.button(`Delete User ${name}`).click()
        await expectToast(page, 'Failed to look up what would be deleted')
        await expectWell(page, 'a user of whom nobody knows what a deletion removes')
      })
      await customers.button(`Delete User ${name}`).click()
      const question = customers.dialog(`Delete the account of ${name}?`)
      await question.getByLabel(`Type ${email} to confirm`).fill(email)
      await whileBroken(['rfqs'], async () => {
        await question.getByRole('button', { name: 'Delete Account' }).click()
        await expectToast(page, 'Failed to delete user')
        await expectWell(page, 'a user who could not be deleted')
      })
      await expect(question).toBeVisible()
    },
  )

  test(
    `a failure in Company Management is said in the words of its action, ${width}`,
    details,
    async ({ api, kerf, openBrowser, whileBroken }) => {
      const [one, two] = [await makeCompany(kerf, 'Unlucky One'), await makeCompany(kerf, 'Unlucky Two')]
      const companies = new AdminCompaniesPage(await openBrowser(await api.signInAdmin()))
      const { page } = companies
      await companies.open('?q=Unlucky')

      await companies.button('Add Company').click()
      const create = companies.form('Create New Company')
      await create.field('Company Name').fill('Never made')
      await whileBroken(['companies'], async () => {
        await create.submit.click()
        await expectToast(page, 'Failed to create company')
        await expectWell(page, 'a company that could not be created')
      })
      await expect(create.field('Company Name')).toHaveValue('Never made')
      await leaveUnsaved(page)

      await companies.button(`Edit ${one.name}`).click()
      const edit = companies.form('Edit Company')
      await edit.field('City').fill('Austin')
      await whileBroken(['companies'], async () => {
        await edit.submit.click()
        await expectToast(page, 'Failed to update company')
        await expectWell(page, 'a company that could not be updated')
      })
      await leaveUnsaved(page)

      await companies.button(`Assign a customer number to ${one.name}`).click()
      const number = numberDialog(page)
      await expect(number.next).toBeVisible()
      await whileBroken(['companies'], async () => {
        await number.field.fill('CU9871')
        await expect(number.dialog).toContainText('Could not check whether it is available.')
        await expectWell(page, 'a customer number that could not be checked')
      })
      await number.next.click()
      await expect(number.dialog.getByText('Available', { exact: true })).toBeVisible()
      await whileBroken(['companies'], async () => {
        await number.submit.click()
        await expectToast(page, 'Failed to assign customer number')
        await expectWell(page, 'a customer number that could not be assigned')
      })
      await leaveUnsaved(page)

      await companies.select(one.name, two.name)
      await companies.button('Merge Selected').click()
      const merge = mergeDialog(page)
      await merge.primary(one.name).click()
      await merge.sure.check()
      await whileBroken(['companies'], async () => {
        await merge.submit.click()
        await expectToast(page, 'Failed to merge companies')
        await expectWell(page, 'companies that could not be merged')
      })
      await expect(merge.primary(one.name)).toBeChecked()
    },
  )

  test(
    `a quote, a sales order and a decision that fail are said in the words of the action, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileBroken }) => {
      const [customer, admin] = [await api.newCustomer(), await api.signInAdmin()]
      const rfqs = new AdminRfqsPage(await openBrowser(admin))
      const { page, offer, decline, salesOrderDialog: dialog } = rfqs
      const { id } = await api.submitRfq(customer.token, { projectName: 'Unquotable UQ-1' })
      await page.goto(`/admin/customers?tab=rfqs&rfq=${id}`)
      await expect(rfqs.panel).toContainText('Under Review')
      await decline.open.click()
      await whileBroken(['rfqs'], async () => {
        await decline.confirm.click()
        await expectToast(page, 'Update failed')
        await expectWell(page, 'an RFQ that could not be declined')
      })
      await page.keyboard.press('Escape')
      await expect(decline.dialog).toBeHidden()

      await offer.field('Quote Amount').fill('900')
      await whileBroken(['quotes'], async () => {
        await offer.submit.click()
        await expectToast(page, 'Quote submission failed', 'Failed to create quote')
        await expectWell(page, 'a quote that could not be sent')
      })
      await expect(offer.field('Quote Amount')).toHaveValue('900')
      await offer.submit.click()
      await expectToast(page, 'Success', 'Quote created successfully')
      await rfqs.panel.getByRole('button', { name: 'Revise Quote' }).click()
      await offer.field('Quote Amount').fill('850')
      await whileBroken(['quotes'], async () => {
        await offer.submit.click()
        await expectToast(page, 'Quote submission failed', 'Failed to submit quote')
      })
      await expect(offer.field('Quote Amount')).toHaveValue('850')
      await rfqs.leavePanel()

      const { id: quoteId } = await api.accept(customer.token, id)
      await api.sendPurchaseOrder(customer.token, quoteId, await openAsBlob(samples.purchaseOrder))
      await page.goto(`/admin/customers?tab=rfqs&rfq=${id}`)
      await rfqs.createSalesOrder.click()
      await whileBroken(['orders'], async () => {
        await dialog.getByRole('button', { name: 'Create Order' }).click()
        await expectToast(page, 'Create order failed', 'Failed to create order')
        await expectWell(page, 'a sales order that could not be created')
      })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await whileBroken(['files'], async () => {
        await rfqs.panel.getByRole('button', { name: 'Download Customer PO' }).click()
        await expectToast(page, 'Download Failed', 'Failed to download purchase order')
      })
    },
  )

  test(
    `what fails of an order is said in the words of its action, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileBroken }) => {
      const { admin, order } = await makeOrder(api, samples, 'Unlucky flange')
      const { orderNumber } = order
      await api.sendQualityFiles(admin, order.id, [
        { name: 'quality-report.pdf', content: await openAsBlob(samples.qualityReport) },
      ])
      await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page } = orders
      const workspace = orders.workspace(orderNumber)
      const parts = orders.parts(orderNumber)
      await page.goto(`/admin/customers?tab=active-orders&q=${orderNumber}&order=${order.id}`)
      await expect(orders.qualityFile(orderNumber, 'quality-report.pdf')).toBeVisible()
      await parts.status.selectOption({ label: 'Manufacturing' })
      await parts.tracking.getByLabel('Tracking Number').fill('1Z 44')
      await parts.pieces.fill('4')
      await parts.qualityFiles.setInputFiles(samples.measurements)
      await parts.invoice.setInputFiles(samples.invoice)
      await whileBroken(['orders'], async () => {
        await parts.saveStatus.click()
        await expectToast(page, 'Failed to update order status')
        await parts.saveTracking.click()
        await expectToast(page, 'Failed to update tracking information')
        await parts.recordShipment.click()
        await expectToast(page, 'Failed to record shipment')
        await workspace.getByRole('button', { name: 'Upload File' }).click()
        await expectToast(page, 'Upload failed', 'Failed to upload quality check files')
        await workspace.getByRole('button', { name: 'Replace Invoice' }).click()
        await expectToast(page, 'Failed to upload invoice')
        await expectWell(page, 'an order of which nothing could be saved')
        await workspace.getByRole('button', { name: 'Delete quality-report.pdf' }).click()
        await orders.dialog('Delete quality-report.pdf?').getByRole('button', { name: 'Delete File' }).click()
        await expectToast(page, 'Delete failed', 'Failed to delete quality check file')
        await closeWithEscape(page.getByRole('dialog'))
        await orders.markPaid(orderNumber)
        await expectToast(page, 'Failed to update payment status')
        await closeWithEscape(page.getByRole('dialog'))
      })
      await expect(parts.status).toHaveValue('manufacturing')
      await expect(parts.pieces).toHaveValue('4')
      await expect(parts.tracking.getByLabel('Tracking Number')).toHaveValue('1Z 44')
      await expect(workspace.getByRole('button', { name: 'Remove measurements.xlsx' })).toBeVisible()

      await api.markPaid(admin, order.id)
      page.on('dialog', (question) => question.accept())
      await orders.open('archived-orders', orderNumber)
      await page.getByRole('button', { name: `Reopen ${orderNumber}` }).click()
      await whileBroken(['orders'], async () => {
        await orders.dialog(`Reopen ${orderNumber}?`).getByRole('button', { name: 'Reopen Order' }).click()
        await expectToast(page, 'Failed to reopen order')
        await expectWell(page, 'an order that could not be reopened')
      })
    },
  )

  test(
    `Manual Creation says what failed, and keeps what was typed, ${width}`,
    details,
    async ({ api, openBrowser, whileBroken }) => {
      const customer = await api.newCustomer('Mara Lindqvist')
      const manual = new ManualCreationPage(await openBrowser(await api.signInAdmin()))
      const { page } = manual
      await manual.open()
      await whileBroken(['rfqs'], async () => {
        await manual.customer.fill(customer.email)
        await expect(page.getByText('Failed to search customers')).toBeVisible()
      })
      await manual.chooseCustomer(customer.email.slice(0, -1), 'Mara Lindqvist')
      await manual.field('Quote Amount').fill('120')
      await manual.field('Valid Until').fill(dayFromNow(30))
      await whileBroken(['rfqs'], async () => {
        await manual.submit('Create Quote')
        await expectToast(page, 'Create quote failed', 'Failed to create quote')
        await expectWell(page, 'a manual quote that failed')
      })
      await expect(manual.field('Quote Amount')).toHaveValue('120')
      await page.getByRole('button', { name: 'Reset' }).click()

      await manual.showTab('Create Order')
      await manual.chooseCustomer(customer.email, 'Mara Lindqvist')
      await manual.field('Project Name').fill('Cover by hand')
      await page.getByRole('combobox', { name: 'Material', exact: true }).selectOption('Steel')
      await manual.field('Tolerance').fill('±0.1 mm')
      await manual.field('Quantity').fill('3')
      await manual.field('Order Amount').fill('99.90')
      await whileBroken(['rfqs'], async () => {
        await manual.submit('Create Order')
        await expectToast(page, 'Create order failed', 'Failed to create order')
        await expectWell(page, 'a manual order that failed')
      })
      await expect(manual.field('Project Name')).toHaveValue('Cover by hand')
      await manual.submit('Create Order')
      await expectToast(page, 'Order created', 'Manual order has been created successfully')
    },
  )
}
