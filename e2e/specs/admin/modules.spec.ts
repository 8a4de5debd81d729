import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { type Releases, whenHeard, withReleases } from '../../fixtures/releases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminModulesPage } from '../../pages/admin-modules.ts'
import { expectToast } from '../../pages/portal.ts'

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
        await modules.button(`Pin customer ${promoted} in this browser`).click()
        await expectToast(modules.page, 'Pinned')
        await expect(card).toContainText(`This browser runs ${promoted} instead.`)
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
