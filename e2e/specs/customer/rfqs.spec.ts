import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { QuotePage } from '../../pages/own-pages.ts'
import { openTab, tabTo, tryAgain } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

test('My RFQs while loading, after a failure, and when empty', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const rfqs = new RfqsPage(page)
  await whileSlow(['rfqs'], async () => {
    await rfqs.open()
    await expect(rfqs.table).toHaveAttribute('aria-busy', 'true')
    await expect(rfqs.count('Total RFQs')).toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page, 'My RFQs while they load')
  })

  await expect(page.getByText('No active RFQs found')).toBeVisible()
  await expect(rfqs.count('Total RFQs')).toContainText('0')
  await expect(rfqs.table.getByRole('link', { name: 'New RFQ' })).toHaveAttribute('href', '/rfq')
  await expectAccessible(page, 'My RFQs without any')
  await rfqs.searchBox('Search RFQs').fill('impeller')
  await expect(page.getByText('No RFQs match your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rfqs.searchBox('Search RFQs')).toHaveValue('')
  await rfqs.tab('RFQ History (0)').click()
  await expect(page.getByText('No history RFQs found')).toBeVisible()

  await whileBroken(['rfqs'], async () => {
    await page.reload()
    await expect(rfqs.failure('Failed to load RFQs')).toBeVisible()
    await expect(rfqs.count('Total RFQs')).toContainText('–')
    await expectAccessible(page, 'My RFQs that could not be loaded')
    await rfqs.retry('Failed to load RFQs')
    await expect(rfqs.failure('Failed to load RFQs')).toBeVisible()
  })
  await rfqs.retry('Failed to load RFQs')
  await expect(page.getByText('No history RFQs found')).toBeVisible()
})

test('RFQs are searched, filtered and sorted, and a link or Back leads to the same view', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await expect(rfqs.tab('Active RFQs (5)')).toHaveAttribute('aria-selected', 'true')
  await expect(rfqs.count('Active RFQs')).toContainText('5')
  await expect(rfqs.count('Completed')).toContainText('5')
  await expect(rfqs.count('Total RFQs')).toContainText('10')
  await expect(rfqs.rows.first()).toContainText(world.severalParts.projectName)

  await rfqs.choose('Sort by', 'Project name')
  await expect(rfqs.rows.first()).toContainText(world.expired.projectName)
  await rfqs.choose('Status', 'Quoted')
  await expect(rfqs.rows).toHaveCount(4)
  await rfqs.searchBox('Search RFQs').fill('bracket')
  await expect(rfqs.rows).toHaveCount(1)
  await expect(rfqs.rows).toContainText(world.quoted.projectName)
  await expect(page).toHaveURL('/rfqs?sort=project&status=quoted&q=bracket')

  const expectTheView = async (view: RfqsPage) => {
    await expect(view.rows).toHaveCount(1)
    await expect(view.rows).toContainText(world.quoted.projectName)
    await expect(view.searchBox('Search RFQs')).toHaveValue('bracket')
    await expect(view.filter('Status')).toHaveValue('quoted')
    await expect(view.filter('Sort by')).toHaveValue('project')
  }
  await rfqs.go('My Quotes')
  await expect(new QuotesPage(page).group('Pending Quotes')).toBeVisible()
  await page.goBack()
  await expectTheView(rfqs)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expectTheView(new RfqsPage(other))
  await other.close()

  await rfqs.showTab('RFQ History (5)')
  await rfqs.searchBox('Search RFQs').fill('')
  await expect(rfqs.rows).toHaveCount(5)
  await rfqs.choose('Status', 'Declined')
  await expect(rfqs.rows).toContainText([world.declined.projectName])
})

test("a row opens by mouse and keyboard to an RFQ's facts, parts and files", async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await rfqs.row(world.submitted.projectName).click()
  const step = page.getByRole('link', { name: 'bracket.step' })
  await expect(step).toHaveAttribute('href', `/test-viewer?fileId=${world.submitted.stepId}`)
  await expect(rfqs.table).toContainText('Deburr all edges.')
  await expect(rfqs.table).toContainText('Not specified')
  const { tab, contentType } = await openTab(page, page.getByRole('link', { name: 'drawing.pdf' }))
  expect(contentType).toBe('application/pdf')
  await tab.close()
  await expectAccessible(page, 'My RFQs with a row expanded')

  const several = rfqs.row(world.severalParts.projectName)
  await tabTo(several, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const quote = page.getByRole('link', { name: 'View Quote' })
  await expect(quote).toHaveAttribute('href', `/quotes/${world.severalParts.quoteId}`)
  for (const words of ['Housing', 'Lid', 'Aluminum 6061-T6', 'Steel 1018', '100 PCS']) {
    await expect(rfqs.table).toContainText(words)
  }
  await tabTo(quote)
  await page.keyboard.press('Enter')
  await expect(new QuotePage(page).document).toContainText('Housing')
})

test('one RFQ over the list by its URL, loading and failed', async ({
  openBrowser,
  watch,
  whileBroken,
  whileSlow,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await expect(rfqs.rows).toHaveCount(5)
  const address = `?rfq=${world.severalParts.rfqId}`
  await whileSlow(['rfqs'], async () => {
    await rfqs.open(address)
    await expect(rfqs.details).toBeVisible()
    await expectAccessible(page, 'an RFQ that loads')
  })
  await expect(rfqs.details).toContainText('Housing')
  await expectAccessible(page, 'the details of an RFQ')
  await page.keyboard.press('Escape')
  await expect(rfqs.details).toBeHidden()
  await expect(page).toHaveURL('/rfqs')

  await whileBroken(['rfqs'], async () => {
    await rfqs.open(address)
    await expect(rfqs.details.getByRole('alert')).toContainText('Failed to load RFQ details')
    await expectAccessible(page, 'an RFQ that could not be loaded')
  })
  await tryAgain(rfqs.details)
  await expect(rfqs.details).toContainText('Housing')

  const missing = '01890000-0000-7000-8000-000000000000'
  watch.announce(404, `/api/rfqs/${missing}`)
  await rfqs.open(`?rfq=${missing}`)
  await expect(rfqs.details).toContainText('RFQ not found')
})

test('My RFQs on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await rfqs.row(world.severalParts.projectName).click()
  await expect(rfqs.table).toContainText('Lid')
  await expectWell(page, 'My RFQs with a row expanded')
  await rfqs.open(`?rfq=${world.submitted.id}`)
  await expect(rfqs.details.getByRole('link', { name: 'bracket.step' })).toBeVisible()
  await expectWell(page, 'the details of an RFQ')
  await rfqs.details.getByRole('button', { name: 'Close' }).last().click()
  await rfqs.searchBox('Search RFQs').fill('no such part')
  await expect(page.getByText('No RFQs match your filters')).toBeVisible()
  await expectWell(page, 'My RFQs without a match')
})
