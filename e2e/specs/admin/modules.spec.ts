import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { type Releases, whenHeard, withReleases } from '../../fixtures/releases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminModulesPage } from '../../pages/admin-modules.ts'
import { closeWithEscape, expectToast, leaveUnsaved } from '../../pages/portal.ts'

const builtWords = 'Follow your orders from confirmation to delivery.'
const publishWith = async (releases: Releases, words: string) =>
  (await releases.publish({ replace: { [builtWords]: words } })).version

/** Something failed of a version in somebody's browser. */
const fail = (api: Api, version: string) =>
  api.call('POST', '/api/modules/failures', undefined, {
    ...{ module: 'customer', version, kind: 'page' },
    message: 'x is undefined',
  })

for (const [screen, tag] of widths) {
  test(
    `releases, a canary, a pin, failures, history and tokens are shown, ${screen}`,
    tag,
    async ({ api, kerf, openBrowser }) => {
      await withReleases(kerf, api, 'customer', async (releases) => {
        const promoted = await publishWith(releases, `Promoted, ${screen}`)
        const tried = await publishWith(releases, `Tried, ${screen}`)
        await releases.promote(promoted)
        await releases.canary(tried, 40)
        await fail(api, tried)
        await fail(api, tried)
        const modules = new AdminModulesPage(await openBrowser(await api.signInAdmin()))
        await modules.open()
        const card = modules.card('Customer portal')
        await expect(card).toContainText('Canary, 40 %')
        await expect(card).toContainText('2 failures')
        await expect(modules.release(promoted)).toContainText('Everybody')
        await expect(modules.release(tried)).toContainText('40 %')
        await modules.button(`Pin customer ${promoted} in this browser`).click()
        await expectToast(modules.page, 'Pinned')
        await expect(card).toContainText(`This browser runs ${promoted} instead.`)
        await expect(modules.release(promoted)).toContainText('This browser')
        await expect(modules.moves.first()).toContainText('Canary set to 40 %')
        await expect(modules.tokens).toContainText('Pipeline')
        await expectWell(modules.page, `Modules, ${screen}`)
        await card.getByRole('button', { name: 'Run what everybody runs' }).click()
        await expectToast(modules.page, 'No longer pinned')
        await expect(card).not.toContainText('This browser runs')
      })
    },
  )
}

for (const [screen, tag] of widths) {
  test(
    `modules while they load and after a failure, ${screen}`,
    tag,
    async ({ api, openBrowser, whileBroken, whileSlow }) => {
      const modules = new AdminModulesPage(await openBrowser(await api.signInAdmin()))
      const { page } = modules
      // The page itself needs the channels, so it is loaded before they are away.
      const openFromDashboard = async () => {
        const drawer = page.getByRole('button', { name: /^Open navigation/ })
        if (await drawer.isVisible()) await drawer.click()
        await modules.go('Modules')
        await expect(modules.heading('Modules')).toBeVisible()
      }
      await page.goto('/admin')
      await expect(modules.heading('Dashboard')).toBeVisible()
      await whileSlow(['module_channels'], async () => {
        await openFromDashboard()
        await expect(page.locator('main [aria-busy]').first()).toBeAttached()
        await expectWell(page, 'modules that are loading')
      })
      await expect(modules.card('Customer portal')).toBeVisible()
      await page.goto('/admin')
      await expect(modules.heading('Dashboard')).toBeVisible()
      await whileBroken(['module_channels'], async () => {
        await openFromDashboard()
        await expect(modules.failure('Failed to load the modules')).toBeVisible()
        await expectWell(page, 'modules that failed to load')
      })
      await modules.retry('Failed to load the modules')
      await expect(modules.card('Customer portal')).toBeVisible()
    },
  )
}

for (const [screen, tag] of widths) {
  test(
    `what fails of a module is said in the words of its action, ${screen}`,
    tag,
    async ({ api, kerf, openBrowser, whileBroken }) => {
      await withReleases(kerf, api, 'customer', async (releases) => {
        const version = await publishWith(releases, `Never promoted, ${screen}`)
        const modules = new AdminModulesPage(await openBrowser(await api.signInAdmin()))
        const { page } = modules
        await whileBroken(['module_moves', 'publish_tokens'], async () => {
          await modules.open()
          await expect(modules.failure('Failed to load the history')).toBeVisible()
          await expect(modules.failure('Failed to load the tokens')).toBeVisible()
          await expect(modules.failure('Failed to load the modules')).toBeVisible()
          await expectWell(page, 'modules without their history and tokens')
        })
        await modules.retry('Failed to load the modules')
        await modules.retry('Failed to load releases')
        await modules.retry('Failed to load the history')
        await modules.retry('Failed to load the tokens')
        const revoke = modules.tokens.getByRole('button', { name: /^Revoke/ }).first()
        await expect(revoke).toBeVisible()

        await expect(modules.button(`Promote customer ${version}`)).toBeVisible()
        await whileBroken(['audit_log'], async () => {
          await modules.button(`Promote customer ${version}`).click()
          await modules.inDialog('Promote').click()
          await expectToast(page, 'Failed to promote')
          await closeWithEscape(modules.dialog)

          await revoke.click()
          await modules.inDialog('Revoke').click()
          await expectToast(page, 'Failed to revoke the token')
          await closeWithEscape(modules.dialog)

          await modules.button(`Canary: try customer ${version} on a share of the users`).click()
          await modules.dialog.getByLabel('Share in percent').fill('7')
          await modules.inDialog('Set the canary').click()
          await expectToast(page, 'Failed to set the canary')
          await expectWell(page, 'a canary that could not be set')
        })
        await expect(modules.dialog.getByLabel('Share in percent')).toHaveValue('7')
        await leaveUnsaved(page)

        await modules.button('New token').click()
        await modules.dialog.getByRole('textbox', { name: 'Name' }).fill('Pipeline that never was')
        await whileBroken(['audit_log'], async () => {
          await modules.inDialog('Create the token').click()
          await expectToast(page, 'Failed to create the token')
          await expectWell(page, 'a token that could not be created')
        })
        await expect(modules.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Pipeline that never was')
        await leaveUnsaved(page)
      })
    },
  )
}

test('an admin makes a token for a module that nothing was published of', async ({ api, openBrowser }) => {
  const modules = new AdminModulesPage(await openBrowser(await api.signInAdmin()))
  await modules.open()
  await modules.button('New token').click()
  await modules.dialog.getByRole('textbox', { name: 'Name' }).fill('Pipeline of spare parts')
  await modules.dialog.getByLabel('Module').selectOption({ label: 'A new module…' })
  await modules.dialog.getByLabel('Name of the new module').fill('mf-spare-parts')
  await expectAccessible(modules.page, 'the form of a token')
  await modules.inDialog('Create the token').click()
  await expect(modules.dialog.getByLabel('Token')).toHaveValue(/^kerf_pub_/)
  await modules.inDialog('I have copied it').click()
  const made = modules.tokens.getByRole('row').filter({ hasText: 'Pipeline of spare parts' })
  await expect(made).toContainText('spare-parts')
  await made.getByRole('button', { name: /^Revoke/ }).click()
  await modules.inDialog('Revoke').click()
  await expect(made).toBeHidden()
})

test('promoting and rolling back ask first, and who is slower than a colleague moves nothing', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(409, '/api/admin/modules/customer/rollback')
  await withReleases(kerf, api, 'customer', async (releases) => {
    const [second, third] = [await publishWith(releases, 'The second'), await publishWith(releases, 'The third')]
    const admin = await api.signInAdmin()
    const modules = new AdminModulesPage(await openBrowser(admin))
    await modules.open()
    await modules.button(`Promote customer ${second}`).click()
    await expect(modules.dialog).toContainText(`Everybody has ${releases.built} now.`)
    await expectAccessible(modules.page, 'the question before a promotion')
    await modules.page.keyboard.press('Escape')
    await expect(modules.dialog).toBeHidden()
    expect((await releases.channels()).stable?.version).toBe(releases.built)

    await modules.button(`Promote customer ${second}`).click()
    await modules.inDialog('Promote').click()
    await expectToast(modules.page, 'Promoted')
    const card = modules.card('Customer portal')
    await expect(card).toContainText(second)
    await card.getByRole('button', { name: 'Roll back' }).click()
    await expect(modules.dialog).toContainText(`Return customer to ${releases.built}?`)
    await whenHeard(modules.page, '/api/admin/modules', third, () => releases.promote(third))
    await modules.inDialog('Roll back').click()
    await expectToast(modules.page, 'Failed to roll back')
    await expect(modules.dialog).toBeHidden()
    expect((await releases.channels()).stable?.version).toBe(third)

    await card.getByRole('button', { name: 'Roll back' }).click()
    await expect(modules.dialog).toContainText(`Return customer to ${second}?`)
    await modules.inDialog('Roll back').click()
    await expectToast(modules.page, 'Rolled back')
    await expect(card).toContainText(second)
  })
})
