import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { fileOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminCreateQuotePage } from '../../pages/admin-create-quote.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

interface Request {
  id: string
  projectName: string
  quantity: number
  assignedSuppliers: unknown[]
  files: { fileName: string }[]
}

const some = () => randomUUID().slice(0, 8)

test('an admin asks two suppliers for a quote', async ({ api, samples, openBrowser, watch }) => {
  watch.announce(415, '/api/admin/files/upload')
  const [one, two] = [await api.newSupplier('Petra Asked'), await api.newSupplier('Pavel Asked')]
  const admin = await api.signInAdmin()
  const create = new AdminCreateQuotePage(await openBrowser(admin))
  const { page } = create
  await create.open()
  await expect(create.send(0)).toHaveAttribute('aria-disabled', 'true')
  for (const { email } of [one, two]) {
    await create.search(email)
    await create.button('Select All').click()
  }
  await expect(page.getByText('1 of them not in the list below')).toBeVisible()
  await create.send(2).click()
  const request = create.request(2)
  await request.submit.click()
  await expectToast(page, 'Please fill in all required fields and select at least one supplier.')
  const projectName = `Mounting plate ${some()}`
  await request.field('Project Name').fill(projectName)
  await request.field('Material').fill('Aluminum')
  await request.field('Quantity').fill('250')
  await request.field('Description').fill('Milled from a block')
  await request.files.setInputFiles(fileOf('notes.txt', 'none of the kinds that are taken'))
  await expectToast(page, 'Files not added')
  await request.files.setInputFiles(fileOf('sketch.pdf', 'no PDF'))
  await request.submit.click()
  await expectToast(page, 'Failed to upload files. Please try again.', /^.*sketch\.pdf/)
  await expect(request.dialog.getByText('This file type is not accepted here')).toBeVisible()
  await expect(request.field('Description')).toHaveValue('Milled from a block')
  await request.dialog.getByRole('button', { name: 'Remove sketch.pdf' }).click()
  await request.files.setInputFiles(fileOf('plate.pdf', await readFile(samples.drawing)))
  await request.submit.click()
  await expectToast(page, 'Quotes Created Successfully!', 'RFQ sent to 2 suppliers.')
  await expect(create.send(0)).toBeVisible()

  const requests = await api.json<Request[]>('GET', '/api/admin/rfqs/supplier-quotes', admin)
  const made = requests.find((each) => each.projectName === projectName)
  expect(made).toMatchObject({ quantity: 250, files: [{ fileName: 'plate.pdf' }] })
  expect(made?.assignedSuppliers).toHaveLength(2)
})

test('a request made from an RFQ says nothing about its customer', async ({ api, openBrowser }) => {
  const [supplier, customer] = [await api.newSupplier('Rosa Asked'), await api.newCustomer('Ingrid Holm')]
  const rfq = await api.submitRfq(customer.token, { projectName: 'Acme Robotics gripper', quantity: 40 })
  const admin = await api.signInAdmin()
  const create = new AdminCreateQuotePage(await openBrowser(admin))
  const { page } = create
  await page.goto(`/admin/customers?tab=rfqs&rfq=${rfq.id}`)
  await page.getByRole('link', { name: 'Ask suppliers' }).click()
  await create.search(supplier.email)
  await create.button('Select All').click()
  await create.send(1).click()
  const request = create.request(1)
  await expect(request.field('Project Name')).toHaveValue('')
  await expect(request.field('Quantity')).toHaveValue('40')
  await request.field('Project Name').fill('Gripper for Acme Robotics')
  await expect(request.dialog.getByText(/^This names the customer \(.*Acme Robotics/)).toBeVisible()
  const projectName = `Gripper ${some()}`
  await request.field('Project Name').fill(projectName)
  await expect(request.dialog.getByText(/^This names the customer/)).toBeHidden()
  await request.field('Description').fill('Milled')
  await request.submit.click()
  await expectToast(page, 'Quotes Created Successfully!')
  const { status } = await api.json<{ status: string }>('GET', `/api/rfqs/${rfq.id}`, admin)
  expect(status).toBe('sent_to_suppliers')
})

test('a past due date is refused, and no input is lost', async ({ api, openBrowser }) => {
  const supplier = await api.newSupplier('Late Asked')
  const create = new AdminCreateQuotePage(await openBrowser(await api.signInAdmin()))
  await create.open(`?q=${encodeURIComponent(supplier.email)}`)
  await create.button('Select All').click()
  await create.send(1).click()
  const request = create.request(1)
  await request.field('Project Name').fill('Late plate')
  await request.field('Material').fill('Steel')
  await request.field('Quantity').fill('3')
  await request.field('Description').fill('Turned')
  const due = request.dialog.getByLabel('Due Date')
  await due.fill(dayFromNow(-3))
  await request.submit.click()
  await expectError(due, 'The due date cannot be in the past')
  await expect(request.field('Project Name')).toHaveValue('Late plate')
})

for (const [width, details] of widths) {
  test(`asking suppliers, ${width}, looks well in every state`, details, async ({ api, openBrowser, whileBroken }) => {
    const supplier = await api.newSupplier('Wide Asked')
    const create = new AdminCreateQuotePage(await openBrowser(await api.signInAdmin()))
    const { page } = create
    await create.open(`?q=${encodeURIComponent(supplier.email)}`)
    await create.button('Select All').click()
    await expectWell(page, 'the suppliers to choose from')
    await create.button('Advanced Filters').click()
    await expect(create.advanced.getByText('Capabilities', { exact: true })).toBeVisible()
    await expectWell(page, 'the advanced filters')
    await page.keyboard.press('Escape')
    await create.send(1).click()
    await create.request(1).submit.click()
    await expectWell(page, 'a request with errors')
    await page.keyboard.press('Escape')
    await create.search('nobody has this name')
    await expect(page.getByText('No suppliers match your current filters')).toBeVisible()
    await expectWell(page, 'suppliers without a match')
    await whileBroken(['supplier_profiles'], async () => {
      await create.search('broken')
      await expect(create.failure('Failed to load suppliers')).toBeVisible()
      await expectWell(page, 'suppliers that failed to load')
    })
  })
}
