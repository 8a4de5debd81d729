import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expectWell } from '../../fixtures/accessible.ts'
import type { Account, Api } from '../../fixtures/api.ts'
import { fileOf } from '../../fixtures/files.ts'
import { askSuppliers, quoteRequest } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminSupplierQuotesPage } from '../../pages/admin-supplier-quotes.ts'
import { expectToast } from '../../pages/portal.ts'

const filesOf = async (api: Api, supplier: Account) => {
  const [received] = await api.json<{ files: { fileName: string }[] }[]>(
    'GET',
    '/api/supplier/requests',
    supplier.token,
  )
  return received?.files.map(({ fileName }) => fileName)
}

test('a request is changed: files come and go, and quotes for what it was are outdated', async ({
  api,
  openBrowser,
  samples,
}) => {
  const [admin, supplier] = [await api.signInAdmin(), await api.newSupplier('Ina Gear', 'Gear Works')]
  const asked = await askSuppliers(api, admin, [supplier])
  await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  const { page } = quotes
  const change = async (file: string) => {
    await quotes.button('Change Request').click()
    await quotes.dialog.locator('input[type="file"]').setInputFiles(fileOf(file, await readFile(samples.drawing)))
    await expect(quotes.dialog.getByText(file)).toBeVisible()
  }
  await quotes.open(asked.projectName)
  await quotes.compare(asked.projectName)
  await change('first.pdf')
  await expect(quotes.dialog.getByText(/^1 quote waits for your decision/)).toBeVisible()
  await quotes.inDialog('Save and Tell Suppliers').click()
  await expectToast(page, 'Request changed')
  await expect(page.getByText(/that quote is for another seal/)).toBeVisible()
  await change('second.pdf')
  await quotes.dialog.getByLabel(/^Remove .*first\.pdf/).check()
  await quotes.inDialog('Save and Tell Suppliers').click()
  await expectToast(page, 'Request changed')
  await expect.poll(() => filesOf(api, supplier)).toEqual(['second.pdf'])
})

test('a drawing that the customer adds later is named, and goes to suppliers as a copy with the next change', async ({
  api,
  openBrowser,
  samples,
}) => {
  const [admin, supplier] = [await api.signInAdmin(), await api.newSupplier('Ina Gear', 'Gear Works')]
  const customer = await api.newCustomer('Secretia Hidden')
  const rfq = await api.submitRfq(customer.token)
  const asked = await askSuppliers(api, admin, [supplier], { rfqId: rfq.id })
  await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
  await api.upload(customer.token, rfq.id, [{ name: 'rev-d.step', content: await openAsBlob(samples.bracket) }])
  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  const { page } = quotes
  await quotes.open(asked.projectName)
  await expect(page.getByText('New drawings')).toBeVisible()
  await quotes.compare(asked.projectName)
  const notice = page.getByText(/has new drawings: .*rev-d\.step/)
  await expect(notice).toBeVisible()
  await quotes.button('Change Request').click()
  await quotes.dialog.getByLabel('Description').fill('As Secretia drew it')
  await expect(quotes.dialog.getByText(/^This names the customer \(.*Secretia.*\): Description/)).toBeVisible()
  await quotes.dialog.getByLabel('Description').fill('As drawn')
  await quotes.dialog.getByLabel(/^Send .*rev-d\.step/).check()
  await expectWell(page, 'a change with a new drawing')
  await quotes.inDialog('Save and Tell Suppliers').click()
  await expectToast(page, 'Request changed')
  await expect(notice).toBeHidden()
  await expect(page.getByText(/that quote is for another seal/)).toBeVisible()
  await expect.poll(() => filesOf(api, supplier)).toEqual([`${asked.referenceNumber}-1.step`])
})

test('further suppliers are asked, and an acceptance is taken back', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const [supplier, further] = [await api.newSupplier('Ina Gear'), await api.newSupplier('Bo Lathe', 'Late Lathes')]
  const asked = await askSuppliers(api, admin, [supplier])
  const quote = await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  const { page } = quotes
  await quotes.open(asked.projectName)
  await quotes.compare(asked.projectName)
  await quotes.button('Ask Further Suppliers').click()
  await quotes.dialog.getByRole('combobox', { name: 'Supplier' }).fill(further.email)
  await page.getByRole('option', { name: /Late Lathes/ }).click()
  await quotes.inDialog('Send to 1 Supplier').click()
  await expectToast(page, 'Request sent to 1 supplier')
  await expect(quotes.answers).toContainText('Late Lathes')
  await api.call('PUT', `/api/admin/supplier-quotes/${quote.id}/status`, admin, { status: 'accepted' })
  const takeBack = page.getByRole('button', { name: /^Take Back the acceptance of / })
  await takeBack.click()
  await quotes.dialog.getByLabel('Reason').fill('The customer waits.')
  await quotes.inDialog('Take Acceptance Back').click()
  await expectToast(page, 'Quote status updated successfully')
  await expect(takeBack).toBeHidden()
})

for (const [width, details] of widths) {
  test(`the dialogs of a request are well, ${width}`, details, async ({ api, openBrowser }) => {
    const [admin, supplier] = [await api.signInAdmin(), await api.newSupplier('Ina Gear')]
    const asked = await askSuppliers(api, admin, [supplier])
    const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
    await quotes.open(asked.projectName)
    await quotes.compare(asked.projectName)
    for (const name of ['Change Request', 'Ask Further Suppliers']) {
      await quotes.button(name).click()
      await expect(quotes.dialog).toBeVisible()
      await expectWell(quotes.page, name)
      await quotes.inDialog('Cancel').click()
      await expect(quotes.dialog).toBeHidden()
    }
  })
}
