import { expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { holdCalls } from '../../fixtures/hold-calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminSettingsPage } from '../../pages/admin-settings.ts'
import { expectToast } from '../../pages/portal.ts'

/** Other specs estimate with the tables that nobody has changed. */
test.afterEach(({ kerf }) => inDatabase(kerf, 'update provider_settings set cost_tables = null'))

for (const [width, details] of widths) {
  test(`the cost tables in every state, ${width}`, details, async ({ api, kerf, openBrowser, watch, whileBroken }) => {
    const admin = await api.signInAdmin()
    const settings = new AdminSettingsPage(await openBrowser(admin))
    const { page } = settings
    // In a lower window the bar that sticks to its foot covers half of a row.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 9000 })
    const costs = settings.card('Estimates')
    const margin = costs.getByLabel('Margin (%)')
    const save = costs.getByRole('button', { name: 'Save cost tables' })

    await test.step('while they load, and after a failure', async () => {
      const call = await holdCalls(page, '/api/admin/cost-settings')
      await settings.open()
      await expect(costs).toBeVisible()
      await expect(settings.field('Name')).toBeVisible()
      await expectWell(page, 'cost tables that are loading')
      watch.serverMayLog(/column .*cost_tables.* does not exist/)
      await watch.duringOutage(async () => {
        await inDatabase(kerf, 'alter table provider_settings rename cost_tables to cost_tables_taken')
        try {
          call.release()
          await expect(settings.failure('Failed to load the cost tables')).toBeVisible()
          await expectWell(page, 'cost tables that failed to load')
        } finally {
          await inDatabase(kerf, 'alter table provider_settings rename cost_tables_taken to cost_tables')
        }
      })
      await settings.retry('Failed to load the cost tables')
      await expect(margin).toHaveValue(/\d/)
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await expectWell(page, 'the cost tables')
    })

    await test.step('with input that makes no sense, and input that could not be saved', async () => {
      await margin.fill('a lot')
      await costs.getByRole('button', { name: 'Add to finishes' }).click()
      await save.click()
      await expect(margin).toHaveAttribute('aria-invalid', 'true')
      await expect(costs.getByText('Please name the finish')).toBeVisible()
      await expectWell(page, 'cost tables with errors')
      await margin.fill('33')
      await costs
        .getByRole('button', { name: /^Remove \d+$/ })
        .last()
        .click()
      await whileBroken(['provider_settings'], async () => {
        await save.click()
        await expectToast(page, 'Failed to save the cost tables')
        await expectWell(page, 'cost tables that could not be saved')
      })
      await expect(margin).toHaveValue('33')
    })

    await test.step('changed by a colleague meanwhile, and saved over that on purpose', async () => {
      const { marginPercent: _, ...present } = await api.json<Record<string, unknown>>(
        'GET',
        '/api/admin/cost-settings',
        admin,
      )
      await api.call('PUT', '/api/admin/cost-settings', admin, { ...present, marginPercent: 21 })
      watch.mayAnswer(409, '/api/admin/cost-settings')
      await save.click()
      await expect(costs.getByText(/while you were typing/)).toBeVisible()
      await expectWell(page, 'cost tables that a colleague changed meanwhile')
      await costs.getByRole('button', { name: 'Keep mine' }).click()
      await save.click()
      await expectToast(page, 'Cost tables saved', 'Estimates follow them from now on.')
      await page.reload()
      await expect(margin).toHaveValue('33')
    })
  })
}
