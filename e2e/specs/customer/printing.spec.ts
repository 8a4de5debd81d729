import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { tryAgain } from '../../pages/portal.ts'
import { PrintPage } from '../../pages/print.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const missing = '01890000-0000-7000-8000-000000000000'

/** Only the document is printed, as wide as the sheet. */
async function expectCleanPaper(print: PrintPage, words: readonly string[]): Promise<void> {
  const { page } = print
  await page.emulateMedia({ media: 'print' })
  await expect(print.printButton).toBeHidden()
  await expect(print.back).toBeHidden()
  for (const word of words) await expect(print.document).toContainText(word)
  // A4 and Letter, in CSS pixels between usual margins.
  for (const width of [680, 700]) {
    await page.setViewportSize({ width, height: 960 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'as wide as its sheet').toBe(width)
  }
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'screen' })
}

/** The page as the printer gets it. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => Object.assign(window, { prints: Reflect.get(window, 'prints') + 1 }),
    })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'prints')))
}

test('a quote is printed from its own page', async ({ openBrowser, watch, whileBroken, whileSlow, world }) => {
  const { quoteId, projectName } = world.severalParts
  const first = await openBrowser(world.customer.token)
  const quotes = new QuotesPage(first)
  await quotes.open(`?quote=${quoteId}`)
  const opened = first.waitForEvent('popup')
  await quotes.dialog.getByRole('link', { name: 'Print' }).click()
  await expect(new PrintPage(await opened).document).toContainText(projectName)
  await (await opened).close()

  const page = await first.context().newPage()
  const prints = await countPrints(page)
  const print = new PrintPage(page)
  await whileSlow(['quotes'], async () => {
    await print.open('quotes', quoteId)
    await expect(print.printButton).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page, 'a quote to print that loads')
  })
  await expect(print.document).toContainText('$1,602.50')
  await expectAccessible(page, 'a quote to print')
  await print.printButton.click()
  expect(await prints()).toBe(1)
  await expectCleanPaper(print, [projectName, 'Housing', 'Lid', '$8,001.00', '$1,602.50'])

  await whileBroken(['quotes'], async () => {
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a quote to print that could not be loaded')
  })
  await tryAgain(page.locator('body'))
  await expect(print.document).toContainText('$1,602.50')
  watch.announce(404, `/api/quotes/${missing}`)
  await print.open('quotes', missing)
  await expect(page.getByText('Quote not found')).toBeVisible()
  await expect(print.printButton).toHaveAttribute('aria-disabled', 'true')
})

test('an order is printed from its own page', async ({ openBrowser, watch, whileBroken, whileSlow, world }) => {
  const { id, orderNumber } = world.active
  const first = await openBrowser(world.customer.token)
  const orders = new OrdersPage(first)
  await orders.open(`?order=${id}`)
  const opened = first.waitForEvent('popup')
  await orders.details(orderNumber).getByRole('link', { name: 'Print' }).click()
  await expect(new PrintPage(await opened).document).toContainText(orderNumber)
  await (await opened).close()

  const page = await first.context().newPage()
  const prints = await countPrints(page)
  const print = new PrintPage(page)
  await whileSlow(['orders'], async () => {
    await print.open('orders', id)
    await expect(print.printButton).toHaveAttribute('aria-disabled', 'true')
  })
  await expect(print.document).toContainText('1Z-4410')
  await expectAccessible(page, 'an order to print')
  await print.printButton.click()
  expect(await prints()).toBe(1)
  await expectCleanPaper(print, [orderNumber, 'PO-77', '1Z-4410', 'Quality Check', '$1,250.00'])

  await whileBroken(['orders'], async () => {
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'an order to print that could not be loaded')
  })
  await tryAgain(page.locator('body'))
  await expect(print.document).toContainText('1Z-4410')
  await print.back.click()
  await expect(new OrdersPage(page).details(orderNumber)).toBeVisible()
  watch.announce(404, `/api/orders/${missing}`)
  await print.open('orders', missing)
  await expect(page.getByText('Order not found')).toBeVisible()
  await expect(print.printButton).toHaveAttribute('aria-disabled', 'true')
})

/** Whether its tables stay within the margins, and which of their numbers stay on one line. */
function measureTables(print: PrintPage) {
  return print.document.evaluate((sheet) => {
    const margin = sheet.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(sheet).paddingRight)
    const tables = Array.from(sheet.querySelectorAll('table'))
    const cells = tables.flatMap((table) => Array.from(table.querySelectorAll('tbody td')))
    const numbers = cells.filter(({ textContent }) => /^[$\d,.]+( PCS)?$/.test(textContent))
    const isWhole = (cell: Element) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size === 1
    }
    const words = (found: Element[]) => found.map(({ textContent }) => textContent)
    return {
      // Half a pixel is rounding.
      areWithin: tables.every((table) => table.getBoundingClientRect().right < margin + 0.5),
      whole: words(numbers.filter(isWhole)),
      broken: words(numbers.filter((cell) => !isWhole(cell))),
    }
  })
}

test('long words stay on the sheet, and numbers on one line', async ({ api, openBrowser, samples }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauteil'
  const { admin, customer, order } = await makeOrder(api, samples, word)
  const terms = { quantityShipped: 3, trackingNumber: '1Z-4410', shippingCarrier: word }
  await api.call('POST', `/api/orders/${order.id}/shipments`, admin, terms)
  const { quoteId } = await api.json<{ quoteId: string }>('GET', `/api/orders/${order.id}`, customer.token)
  const print = new PrintPage(await openBrowser(customer.token))
  for (const [kind, id, whole] of [
    ['quotes', quoteId, ['24 PCS', '$52.0833', '$1,250.00']],
    ['orders', order.id, ['24 PCS', '3 PCS', '$52.0833', '$1,250.00', '3 PCS']],
  ] as const) {
    await print.open(kind, id)
    await expect(print.document.getByRole('table').first()).toContainText(word)
    expect(await measureTables(print), kind).toEqual({ areWithin: true, whole, broken: [] })
  }
})

test('printable pages fit a phone too', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const print = new PrintPage(page)
  await print.open('orders', world.active.id)
  await expect(print.document).toContainText('1Z-4410')
  await expectWell(page, 'an order to print')
  await print.open('quotes', world.severalParts.quoteId)
  await expect(print.document).toContainText('$1,602.50')
  await expectWell(page, 'a quote to print')
})
