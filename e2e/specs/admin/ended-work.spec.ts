import { expect, test } from '../../fixtures/test.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'

test('input in a quote stays when a colleague declines the RFQ, and the form says who did', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer('Ines Roth')
  const project = 'Valve block VB-7'
  await api.submitRfq(customer.token, { projectName: project })
  const mine = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
  const theirs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
  for (const rfqs of [mine, theirs]) {
    await rfqs.open(project)
    await rfqs.view(project)
    // Who opens it first changes its status, which must not come between the other's question and answer.
    await expect(rfqs.panel).toContainText('Under Review')
  }
  await mine.offer.field('Quote Amount').fill('1250')
  await theirs.panel.getByRole('button', { name: 'Decline RFQ' }).click()
  await theirs.page
    .getByRole('dialog', { name: /^Decline/ })
    .getByRole('button', { name: 'Decline RFQ' })
    .click()

  const discard = mine.panel.getByRole('button', { name: 'Discard what you typed' })
  await expect(discard).toBeVisible()
  await expect(mine.panel.getByText(/declined this RFQ on/)).toBeVisible()
  await expect(mine.offer.field('Quote Amount')).toHaveValue('1250')
  await expect(mine.offer.submit).toHaveAttribute('aria-disabled', 'true')
  await discard.click()
  await expect(mine.offer.form).toHaveCount(0)
})

test('a click that leaves a field with an error reaches its button', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Ines Roth')
  const project = 'Clamp ring CR-3'
  await api.submitRfq(customer.token, { projectName: project })
  const rfqs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
  await rfqs.open(project)
  await rfqs.view(project)
  // So tall that the whole form is visible, and typing scrolls nothing.
  await rfqs.page.setViewportSize({ width: 1440, height: 2000 })
  await expect(rfqs.panel.locator('[aria-busy="true"]')).toHaveCount(0)
  await rfqs.offer.field('Quote Amount').fill('0')
  const button = await rfqs.offer.submit.boundingBox()
  if (!button) throw new Error('The button is not on the screen')
  const { mouse } = rfqs.page
  await mouse.move(button.x + button.width / 2, button.y + button.height - 4)
  await mouse.down()
  await mouse.up()
  await expect(rfqs.page.getByText('Invalid amount')).toBeVisible()
})

test('RFQs are in a table with nothing cut off at any desktop width', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Bartholomew Featherstone')
  const project = 'Gearbox housing of the second line'
  await api.submitRfq(customer.token, { projectName: project, manufacturingProcess: 'cnc_machining' })
  const rfqs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
  await rfqs.open(project)
  for (const width of [1024, 1280, 1440, 1920]) {
    await rfqs.page.setViewportSize({ width, height: 900 })
    await expect(rfqs.table.getByRole('columnheader', { name: 'RFQ ID' })).toBeInViewport()
    for (const words of [project, 'Bartholomew Featherstone', 'CNC Machining']) {
      await expect(rfqs.row(project).getByText(words)).toBeVisible()
    }
    const isCut = () =>
      rfqs.table.evaluate(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
    await expect.poll(isCut).toBe(false)
  }
})
