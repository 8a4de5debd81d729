import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { Portal } from '../../pages/portal.ts'

for (const [width, details] of widths) {
  test(`customers can be searched, ${width}`, details, async ({ world, openBrowser, whileSlow, whileBroken }) => {
    const portal = new Portal(await openBrowser(world.admin))
    const { page } = portal
    const field = portal.searchBox('Search customers')
    const button = page.getByRole('search').getByRole('button', { name: 'Search', exact: true })
    await page.goto('/admin/search')
    await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expectWell(page, 'Search Customers before a search')

    await field.fill(world.customer.email)
    await field.press('Enter')
    const card = page.getByRole('region', { name: world.customer.name })
    await expect(card).toContainText('Customer')
    await expect(card).toContainText(world.customer.email)
    await expect(card.getByRole('link', { name: `View Details of ${world.customer.name}` })).toHaveAttribute(
      'href',
      `/admin/customers/${world.customer.id}`,
    )
    await expectWell(page, 'a customer who was found')

    await field.fill('nobody has this name')
    await button.click()
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
    await expectWell(page, 'a search that found nobody')

    await whileSlow(['rfqs'], async () => {
      await field.fill(world.customer.name)
      await button.click()
      await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeHidden()
      await expectWell(page, 'a search that goes on')
    })
    await expect(card.first()).toBeVisible()
    await whileBroken(['rfqs'], async () => {
      await field.fill(world.customer.email.slice(0, -2))
      await button.click()
      await expect(portal.failure('Failed to search customers')).toBeVisible()
      await expectWell(page, 'a search that failed')
    })
    await portal.retry('Failed to search customers')
    await expect(card).toBeVisible()
  })
}
