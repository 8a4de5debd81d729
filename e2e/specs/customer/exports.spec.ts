import type { Page } from '@playwright/test'
import { bytesOf, rowsOfCsv } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectToast } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export CSV' })

/** Exports the filtered list. @returns each line as fields by column */
async function exported(page: Page, within = page.getByRole('main')) {
  const download = page.waitForEvent('download')
  await within.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  const [header = [], ...rows] = rowsOfCsv(await bytesOf(file))
  return {
    name: file.suggestedFilename(),
    rows: rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index]]))),
  }
}

test('a filtered list is exported as CSV, with one line per part', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open('?status=quoted&sort=project')
  await expect(rfqs.rows).toHaveCount(4)
  const saved = await exported(page)
  expect(saved.name).toMatch(/^kerf-rfqs-\d{4}-\d\d-\d\d\.csv$/)
  expect([...new Set(saved.rows.map((row) => row['Project Name']))]).toEqual([
    world.expired.projectName,
    world.revised.projectName,
    world.severalParts.projectName,
    world.quoted.projectName,
  ])
  expect(saved.rows.filter((row) => row['Project Name'] === world.severalParts.projectName)).toMatchObject([
    { Part: 'Housing', Material: 'Aluminum', 'Material Grade': '6061-T6' },
    { Part: 'Lid', Material: 'Steel', 'Material Grade': '1018' },
  ])

  await page.goto('/orders')
  const orders = await exported(page)
  expect(orders.rows.map((row) => row['Order Number'])).toEqual([
    world.confirmed.orderNumber,
    world.confirmed.orderNumber,
    world.active.orderNumber,
  ])
  await page.goto('/quotes?q=Gearbox')
  await expect(new QuotesPage(page).card(world.severalParts.projectName)).toBeVisible()
  const quotes = await exported(page)
  expect(quotes.rows).toHaveLength(3)
  expect(quotes.rows).toMatchObject([{ Part: 'Housing' }, { Part: 'Housing' }, { Part: 'Lid', Amount: '402.50' }])
  await page.goto('/history')
  const history = await exported(page, page.getByRole('region', { name: 'Order History' }))
  expect(history.rows).toMatchObject([{ 'Order Number': world.archived.orderNumber, Archived: 'Yes' }])
  const all = await exported(page, page.getByRole('region', { name: 'RFQ History' }))
  expect(new Set(all.rows.map((row) => row['RFQ ID'])).size).toBe(10)
})

test('conversations are exported as CSV, each with its newest message', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer()
  const { id } = await api.submitRfq(customer.token, { projectName: '試作ブラケット' })
  await api.write(customer.token, 'Where do I send samples?')
  await api.write(customer.token, 'Could it be 6082?', { rfqId: id })
  await api.write(customer.token, '=1+1 bores, please', { rfqId: id })
  const page = await openBrowser(customer.token)
  await page.goto('/messages')
  await expect(page.getByText('=1+1 bores, please')).toBeVisible()
  const all = await exported(page)
  expect(all.name).toMatch(/^kerf-messages-\d{4}-\d\d-\d\d\.csv$/)
  expect(all.rows).toMatchObject([
    { About: 'RFQ', Project: '試作ブラケット', 'Last Message': "'=1+1 bores, please" },
    { About: 'General', 'Last Message': 'Where do I send samples?' },
  ])
  await page.goto('/messages?kind=general')
  await expect(page.getByText('Where do I send samples?')).toBeVisible()
  expect((await exported(page)).rows).toHaveLength(1)
})

test('an empty list and a failed export say so', async ({ newcomer, openBrowser, whileBroken, world }) => {
  const empty = await openBrowser(newcomer.token)
  await empty.goto('/rfqs')
  await expect(empty.getByText('No active RFQs found')).toBeVisible()
  await expect(exportButton(empty)).toHaveAttribute('aria-disabled', 'true')
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await expect(rfqs.rows).toHaveCount(5)
  await whileBroken(['rfqs'], async () => {
    await exportButton(page).click()
    await expectToast(page, 'Export failed')
  })
})
