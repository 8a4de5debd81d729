import { readFile } from 'node:fs/promises'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { bytesOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectToast, tryAgain } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const groups = {
  pending: 'Pending Quotes',
  waiting: 'Accepted Quotes - Waiting for Purchase Order',
  submitted: 'Purchase Order Submitted',
  expired: 'Expired Quotes',
}

test('My Quotes while loading, after a failure, and when empty', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const quotes = new QuotesPage(page)
  await whileSlow(['quotes'], async () => {
    await quotes.open()
    await expect(quotes.placeholders).toHaveCount(3)
    await expect(page.getByText('View and download quotes for your submitted RFQs')).toBeVisible()
    await expectAccessible(page, 'My Quotes while they load')
  })
  await expect(page.getByText('No Quotes Available')).toBeVisible()
  await expect(page.getByText("You don't have any quotes yet. Submit an RFQ to get started.")).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Submit New RFQ' })).toHaveAttribute('href', '/rfq')
  await expectAccessible(page, 'My Quotes without any')
  await whileBroken(['quotes'], async () => {
    await page.reload()
    await expect(quotes.failure('Failed to load quotes')).toBeVisible()
    await expect(quotes.placeholders).toHaveCount(0)
    await expectAccessible(page, 'My Quotes that could not be loaded')
  })
  await quotes.retry('Failed to load quotes')
  await expect(page.getByText('No Quotes Available')).toBeVisible()
})

test('quotes are grouped by what they wait for, each with its actions', async ({ openBrowser, samples, world }) => {
  const page = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open()
  const pending = quotes.group(groups.pending)
  for (const { projectName } of [world.quoted, world.severalParts, world.revised]) {
    await expect(quotes.card(projectName, pending)).toBeVisible()
  }
  const quoted = quotes.card(world.quoted.projectName)
  await expect(quoted).toContainText('Pending')
  await expect(quoted).toContainText('$1,250.00 USD')
  await expect(quoted).toContainText(/SQTE-\d{4}/)
  await expect(quoted).toContainText('24 PCS')
  await expect(quotes.card(world.expired.projectName, quotes.group(groups.expired))).toContainText('Expired')
  const waiting = quotes.card(world.accepted.projectName, quotes.group(groups.waiting))
  await expect(waiting).toContainText('Waiting for PO')
  await expect(waiting.getByRole('button', { name: 'Upload Purchase Order' })).toBeEnabled()
  const submitted = quotes.group(groups.submitted)
  await expect(submitted).toContainText('PO Submitted')
  await expect(submitted).toContainText(world.active.orderNumber)
  await expect(submitted).toContainText('PO-77')
  await expect(quotes.card(world.declined.projectName)).toContainText('Declined')
  await expectAccessible(page, 'My Quotes in their groups')

  const download = page.waitForEvent('download')
  await quoted.getByRole('button', { name: 'Download' }).click()
  expect(await bytesOf(await download)).toEqual(await readFile(samples.quote))
  await expectToast(page, 'Success', 'Quote downloaded successfully')
  const purchaseOrder = page.waitForEvent('download')
  await submitted.getByRole('button', { name: 'Download PO' }).first().click()
  expect(await bytesOf(await purchaseOrder)).toEqual(await readFile(samples.purchaseOrder))
})

test('a failed download says so, and works once the file is back', async ({
  openBrowser,
  samples,
  whileFilesAreGone,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open(`?quote=${world.quoted.quoteId}`)
  const button = quotes.dialog.getByRole('button', { name: 'Download Quote PDF' })
  await whileFilesAreGone(async () => {
    await button.click()
    await expectToast(page, 'Download failed', 'Failed to download quote')
  })
  expect(await bytesOf(await quotes.downloadDocument())).toEqual(await readFile(samples.quote))
})

test('one quote by its URL: loading, failed, missing, and as a document', async ({
  openBrowser,
  watch,
  whileBroken,
  whileSlow,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(page)
  const address = `?quote=${world.severalParts.quoteId}`
  await whileSlow(['quotes'], async () => {
    await quotes.open(address)
    await expect(quotes.dialog).toBeVisible()
    await expect(quotes.document).toHaveCount(0)
    await expectAccessible(page, 'a quote that loads')
  })
  for (const words of ['Housing', 'Lid', 'Aluminum 6061-T6', '$1,200.00', '$8,001.00', '$402.50', '$1,602.50']) {
    await expect(quotes.document).toContainText(words)
  }
  await expectAccessible(page, 'a quote of several parts')
  await page.goBack()

  await whileBroken(['quotes'], async () => {
    await quotes.open(address)
    await expect(quotes.dialog.getByRole('alert')).toContainText('Failed to load quote details')
    await expectAccessible(page, 'a quote that could not be loaded')
  })
  await tryAgain(quotes.dialog)
  await expect(quotes.document).toContainText('Housing')
  await quotes.closeDialog()
  await expect(page).toHaveURL('/quotes')

  const missing = '01890000-0000-7000-8000-000000000000'
  watch.announce(404, `/api/quotes/${missing}`)
  await quotes.open(`?quote=${missing}`)
  await expect(quotes.dialog).toContainText('Quote not found')
})

test('a revised quote says what changed since the last offer', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open(`?quote=${world.revised.quoteId}`)
  await expect(quotes.document).toContainText('Revision 2')
  await expect(quotes.document).toContainText('$1,100.00 USD')
  await expect(quotes.document).toContainText('Ten percent less, and four days sooner.')
  const changes = quotes.changes
  await expect(changes).toContainText('$1,250.00')
  await expect(changes).toContainText('$1,100.00')
  await expectAccessible(page, 'a revised quote')
})

test('My Quotes on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await expect(quotes.card(world.declined.projectName)).toBeVisible()
  await expectWell(page, 'My Quotes')
  await quotes.openPurchaseOrderDialog(world.accepted.projectName)
  await expect(quotes.purchaseOrderForm.submit).toBeVisible()
  await expectWell(page, 'the upload of a purchase order')
  await page.keyboard.press('Escape')
  await quotes.view(world.severalParts.projectName)
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await quotes.quantityOf('Housing').selectOption({ label: '100 PCS, $8,001.00' })
  await expectWell(page, 'a quote of several parts that is being accepted')
})
