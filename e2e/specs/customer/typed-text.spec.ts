import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

/** Right-to-left text: its first letter is the rightmost, and `A` the leftmost. */
const name = 'לוח 12-A'

/** Whether the letters of the name are in reading order at every visible place. */
async function readInOrder(page: Page): Promise<boolean[]> {
  return page.evaluate((shown) => {
    const found: boolean[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const leftOf = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent?.indexOf(shown) ?? -1
      if (at < 0 || !text.parentElement?.checkVisibility()) continue
      const [first, last] = [leftOf(text, at), leftOf(text, at + shown.length - 1)]
      if (first.width > 0) found.push(first.left > last.left)
    }
    return found
  }, name)
}

test('a right-to-left name keeps its order in a list, a dialog and on paper', async ({ api, samples, openBrowser }) => {
  const { customer, order } = await makeOrder(api, samples, name)
  const page = await openBrowser(customer.token)
  const addresses = ['/orders', `/orders?order=${order.id}`, '/history', '/', `/orders/print?order=${order.id}`]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByText(name).first()).toBeVisible()
    expect(await readInOrder(page), address).not.toContain(false)
  }
})

test('a quantity is understood as meant, or refused with a message', async ({ api, openBrowser }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.quantity.fill('１２')
  await rfq.quantity.press('Tab')
  await expect(rfq.quantity).toHaveValue('12')
  await rfq.quantity.hover()
  await rfq.quantity.focus()
  await page.mouse.wheel(0, 100)
  await expect(rfq.quantity).toHaveValue('12')
  for (const typed of ['1.000', '1.000,00', '1e']) {
    await rfq.quantity.fill(typed)
    await rfq.quantity.press('Tab')
    await expect(rfq.quantity).toHaveValue(typed)
    await expect(rfq.quantity).toHaveAccessibleDescription(/whole number, written with digits alone/)
  }
})
