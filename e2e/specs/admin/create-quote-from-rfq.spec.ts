import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { type Api, dayFromNow } from '../../fixtures/api.ts'
import { fileOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminCreateQuotePage } from '../../pages/admin-create-quote.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectToast } from '../../pages/portal.ts'

interface Request {
  files: { fileName: string }[]
}

async function suppliersWithProfiles(api: Api) {
  const [miller, turner] = [await api.newSupplier('Mia Advanced'), await api.newSupplier('Tim Advanced')]
  const save = (as: string, fields: object) =>
    api.call('PUT', '/api/supplier/profile', as, {
      ...{ name: 'Mia Advanced', certifications: [], finishingCapabilities: [], primaryIndustries: [] },
      ...fields,
    })
  await save(miller.token, { capabilities: ['Hirth milling'], numberOfEmployees: 40, emergencyCapability: true })
  await save(turner.token, { capabilities: ['Hirth turning'], numberOfEmployees: 400 })
  return { miller, turner }
}

test('files of an RFQ go to suppliers under the names that the admin enters', async ({ api, openBrowser, samples }) => {
  const [supplier, customer] = [await api.newSupplier('Rosa Asked'), await api.newCustomer('Ingrid Holm')]
  const rfq = await api.submitRfq(customer.token, { projectName: 'Gripper', quantity: 40 })
  await api.upload(customer.token, rfq.id, [
    { name: 'acme-gripper.step', content: await openAsBlob(samples.bracket) },
    { name: 'acme-drawing.pdf', content: await openAsBlob(samples.drawing) },
  ])
  const admin = await api.signInAdmin()
  const create = new AdminCreateQuotePage(await openBrowser(admin))
  await create.open(`?rfqId=${rfq.id}&q=${encodeURIComponent(supplier.email)}`)
  await create.button('Select All').click()
  await create.send(1).click()
  const request = create.request(1)
  await expect(request.dialog.getByLabel('Send acme-drawing.pdf')).not.toBeChecked()
  await request.dialog.getByLabel('Send acme-drawing.pdf').check()
  const drawing = request.dialog.getByLabel('Name of acme-drawing.pdf for suppliers')
  await drawing.fill('AcmeRobotics')
  await expect(request.dialog.getByText(/^This names the customer \(.*Acme Robotics.*file names/)).toBeVisible()
  await drawing.fill('Gripper drawing')
  await expect(request.dialog.getByText(/^This names the customer/)).toBeHidden()
  await request.field('Description').fill('Milled')
  await request.submit.click()
  // the PDF is written anew first, in a process of its own
  await expect(request.dialog).toBeHidden({ timeout: 120_000 })
  await expectToast(create.page, 'Quotes Created Successfully!')
  const [received] = await api.json<Request[]>('GET', '/api/supplier/requests', supplier.token)
  expect(received?.files.map(({ fileName }) => fileName).sort()).toEqual([
    'Gripper drawing.pdf',
    expect.stringMatching(/^REF-\d+-\d\.step$/),
  ])
})

test('an RFQ decided in the meantime cannot be sent, and the page says so', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer()
  const rfq = await api.submitRfq(customer.token)
  const admin = await api.signInAdmin()
  await api.quote(admin, rfq.id)
  await api.accept(customer.token, rfq.id)
  const create = new AdminCreateQuotePage(await openBrowser(admin))
  await create.open(`?rfqId=${rfq.id}`)
  await expect(create.page.getByText(/has already been decided, so it can no longer be sent/)).toBeVisible()
  await create.button('Start empty').click()
  await expect(create.page).toHaveURL((url) => !url.searchParams.has('rfqId'))
})

test('a failed upload is reported, nothing is lost, and sending again succeeds', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  const supplier = await api.newSupplier('Late Asked')
  const create = new AdminCreateQuotePage(await openBrowser(await api.signInAdmin()))
  const { page } = create
  await create.open(`?q=${encodeURIComponent(supplier.email)}`)
  await create.button('Select All').click()
  await create.send(1).click()
  const request = create.request(1)
  await request.field('Project Name').fill('Late plate')
  await request.field('Material').fill('Steel')
  await request.field('Quantity').fill('3')
  await request.field('Description').fill('Turned')
  await request.dialog.getByLabel('Due Date').fill(dayFromNow(9))
  await request.files.setInputFiles(fileOf('plate.pdf', await readFile(samples.drawing)))
  watch.announce(503, '/api/admin/files/upload')
  await page.route('**/api/admin/files/upload', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await request.submit.click()
  await expectToast(page, 'Failed to upload files. Please try again.')
  await expect(request.dialog.getByText('plate.pdf')).toBeVisible()
  await request.submit.click()
  await expectToast(page, 'Quotes Created Successfully!')
  const [received] = await api.json<Request[]>('GET', '/api/supplier/requests', supplier.token)
  expect(received?.files.map(({ fileName }) => fileName)).toEqual(['plate.pdf'])
})

test('advanced filters narrow the suppliers once applied, and are kept in a link', async ({ api, openBrowser }) => {
  const { miller, turner } = await suppliersWithProfiles(api)
  const create = new AdminCreateQuotePage(await openBrowser(await api.signInAdmin()))
  const { page } = create
  await create.open()
  await create.button('Advanced Filters').click()
  const capabilities = create.advanced.getByRole('group', { name: 'Capabilities', exact: true })
  // Capabilities that are many have a search box.
  await expect(capabilities.getByRole('checkbox').first()).toBeVisible()
  const find = capabilities.getByRole('searchbox')
  if (await find.isVisible()) await find.fill('hirth')
  await capabilities.getByLabel('Hirth milling').check()
  await capabilities.getByLabel('Hirth turning').check()
  await create.advanced.getByLabel('Min Employees').fill('500')
  await create.advanced.getByLabel('Max Employees').fill('100')
  await create.advanced.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(create.advanced.getByText('The maximum is smaller than the minimum')).toBeVisible()
  await create.advanced.getByLabel('Min Employees').fill('')
  await create.advanced.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText(miller.email)).toBeVisible()
  await expect(page.getByText(turner.email)).toBeHidden()
  await expect(create.button('Advanced Filters (2)')).toBeVisible()
  await page.reload()
  await expect(page.getByText(miller.email)).toBeVisible()
  await create.button('Clear All').click()
  await expect(create.button('Advanced Filters')).toBeVisible()
})

test('parts of several RFQs go out in one request, chosen in the table and on the page', async ({
  api,
  openBrowser,
  samples,
}) => {
  const lot = randomUUID().slice(0, 5)
  const supplier = await api.newSupplier(`Several ${lot}`)
  const [holm, berg] = [await api.newCustomer(`Ingrid Holm ${lot}`), await api.newCustomer(`Jon Berg ${lot}`)]
  const submit = (token: string, projectName: string, quantity: number) =>
    api.submitRfq(token, { projectName: `${projectName} ${lot}`, quantity })
  const plate = await submit(holm.token, 'Plate', 40)
  await submit(berg.token, 'Shaft', 7)
  await submit(berg.token, 'Cover', 90)
  await api.upload(holm.token, plate.id, [{ name: 'plate.step', content: await openAsBlob(samples.bracket) }])
  const page = await openBrowser(await api.signInAdmin())
  const [rfqs, create] = [new AdminRfqsPage(page), new AdminCreateQuotePage(page)]
  await rfqs.open(lot)
  for (const name of ['Plate', 'Shaft']) await rfqs.row(`${name} ${lot}`).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Ask Suppliers' }).click()
  await expect(create.rfqs.getByRole('link')).toHaveCount(2)
  await create.addRfq(`Cover ${lot}`)
  await expect(create.rfqs.getByRole('link')).toHaveCount(3)
  await create.rfqs.getByRole('listitem').filter({ hasText: 'Shaft' }).getByRole('button').click()
  await expect(create.rfqs.getByRole('link')).toHaveCount(2)
  await expectAccessible(page, 'several RFQs to ask about')
  await create.search(supplier.email)
  await create.button('Select All').click()
  await create.send(1).click()
  const request = create.request(1)
  await request.field('Project Name').fill(`Lot ${lot}`)
  await request.field('Description').fill('Milled')
  await expect(request.dialog.getByRole('group', { name: /^Parts of RFQ / })).toHaveCount(2)
  // a busy machine takes a while to measure
  await expect(request.dialog.getByText(/ × .* mm/).first()).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page, 'a request from several RFQs')
  await request.submit.click()
  await expectToast(page, 'Quotes Created Successfully!')
  const [received] = await api.json<{ parts: { name: string; quantities: number[] }[] }[]>(
    'GET',
    '/api/supplier/requests',
    supplier.token,
  )
  expect(received?.parts.map(({ name, quantities }) => [name, quantities])).toEqual([
    ['Part 1', [40]],
    ['Part 2', [90]],
  ])
  await expect(create.rfqs).toBeHidden()
})
