import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { inDatabase } from '../../fixtures/database.ts'
import { type Published, type Releases, whenHeard, withReleases } from '../../fixtures/releases.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { Watch } from '../../fixtures/watch.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { OrdersPage } from '../../pages/orders.ts'

/*
 * What people see when a module fails, each failure made where it would happen: in the object store, in the database, or
 * in the release itself (docs/product/modules-and-pages.md, 'When a module fails').
 */

const builtWords = 'Follow your orders from confirmation to delivery.'
const filesOfCustomer = /^\/modules\/customer\//

/** A release that says other words above the orders. */
const publishWith = (releases: Releases, words: string) => releases.publish({ replace: { [builtWords]: words } })

/** What failed of a version, as admins are told. */
const failuresOf = async (releases: Releases, version: string) =>
  (await releases.channels()).use.find((one) => one.version === version)?.failures ?? 0

const panel = (page: Page, words = 'Customer portal could not be loaded') =>
  page.getByRole('alert').filter({ hasText: words })

/** What browser and server say of files that are not there, or are others. */
function announceBrokenFiles(watch: Watch): void {
  watch.mayAnswer(500, filesOfCustomer)
  watch.mayFail(filesOfCustomer)
  watch.mayLog(/^ModuleLoadError|Failed to find a valid digest in the 'integrity' attribute|^Refused to execute script/)
  watch.serverMayLog(/ObjectMissing/)
}

/** Changes one byte of a script in the store, also where it is compressed. */
async function changeByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[bytes.length - 1] = 0x20
  await writeFile(file, bytes)
  await writeFile(`${file}.br`, brotliCompressSync(bytes))
  await writeFile(`${file}.gz`, gzipSync(bytes))
}

async function removeScript(file: string): Promise<void> {
  for (const name of [file, `${file}.br`, `${file}.gz`]) await rm(name)
}

test('while the files of a module are gone, its pages say so, and are there again after a retry', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  announceBrokenFiles(watch)
  const { token } = await api.newCustomer()
  const open = new DashboardPage(await openBrowser(token))
  await open.open()
  await expect(open.greeting('Dana')).toBeVisible()
  const folder = join(kerf.dataDir, 'objects', 'modules', 'customer')
  await rename(folder, `${folder}-gone`)
  const fresh = new DashboardPage(await openBrowser(token))
  try {
    await fresh.open()
    await expect(panel(fresh.page)).toBeVisible()
    await fresh.chooseFromUserMenu('Profile')
    await expect(fresh.heading('Profile')).toBeVisible()
    await open.go('My Orders')
    await expect(panel(open.page)).toBeVisible()
    await open.go('Dashboard')
    await expect(open.greeting('Dana')).toBeVisible()
    await open.go('My Orders')
    await expect(panel(open.page)).toBeVisible()
  } finally {
    await rename(`${folder}-gone`, folder)
  }
  await panel(open.page).getByRole('button', { name: 'Retry' }).click()
  await expect(open.heading('My Orders')).toBeVisible()
  await fresh.go('Dashboard')
  await expect(fresh.greeting('Dana')).toBeVisible()
})

test.describe('a release of which one chunk', () => {
  for (const [what, damage] of [
    ['is missing', ({ folder, changed: [file = ''] }: Published) => removeScript(join(folder, file))],
    ['has another byte', ({ folder, changed: [file = ''] }: Published) => changeByte(join(folder, file))],
  ] as const) {
    test(`${what} gives way to the one before it, where that has run, and can be tried again`, async ({
      api,
      kerf,
      openBrowser,
      watch,
    }) => {
      announceBrokenFiles(watch)
      const { token } = await api.newCustomer()
      await withReleases(kerf, api, 'customer', async (releases) => {
        const published = await publishWith(releases, `Orders whose chunk ${what}`)
        await damage(published)
        const known = new OrdersPage(await openBrowser(token))
        await known.page.goto('/')
        await expect(known.heading('Hello, Dana')).toBeVisible()
        await releases.promote(published.version)
        await known.page.goto('/')
        await expect(known.heading('Hello, Dana')).toBeVisible()
        await known.go('My Orders')
        await expect(known.page.getByText(builtWords)).toBeVisible()
        await known.go('My Quotes')
        await expect(known.heading('My Quotes')).toBeVisible()
        await expect.poll(() => failuresOf(releases, published.version)).toBeGreaterThan(0)

        const fresh = new OrdersPage(await openBrowser(token))
        await fresh.open()
        await expect(panel(fresh.page)).toBeVisible()
        await fresh.go('My Quotes')
        await expect(fresh.heading('My Quotes')).toBeVisible()
        await whenHeard(fresh.page, '/api/modules', releases.built, () => releases.rollBack())
        await fresh.go('My Orders')
        await expect(fresh.page.getByText(builtWords)).toBeVisible()
      })
    })
  }
})

test('a release whose description was changed in the store is offered to nobody', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.serverMayLog(/is not the one that was published/)
  const { token } = await api.newCustomer()
  await withReleases(kerf, api, 'customer', async (releases) => {
    const { folder, version } = await publishWith(releases, 'Orders of a changed description')
    await releases.promote(version)
    const file = join(folder, 'release.json')
    const description = await readFile(file, 'utf8')
    await writeFile(file, description.replace('"title":"Customer portal"', '"title":"Customer porta1"'))
    // A running Kerf keeps descriptions in memory.
    await kerf.restart()
    expect(await releases.versionFor(token)).toBe(releases.built)
    const orders = new OrdersPage(await openBrowser(token))
    await orders.open()
    await expect(orders.page.getByText(builtWords)).toBeVisible()
  })
})

test('while the list of modules cannot be read, open windows go on, and a new one offers to try again', async ({
  api,
  openBrowser,
  watch,
  whileBroken,
}) => {
  watch.mayAnswer(503, /./)
  const { token } = await api.newCustomer()
  const open = new DashboardPage(await openBrowser(token))
  await open.open()
  await expect(open.greeting('Dana')).toBeVisible()
  const fresh = new DashboardPage(await openBrowser(token))
  await whileBroken(['module_channels'], async () => {
    await open.go('My Orders')
    await expect(open.heading('My Orders')).toBeVisible()
    await fresh.open()
    await expect(fresh.page.getByRole('heading', { name: 'Kerf could not be reached' })).toBeVisible()
  })
  await fresh.page.getByRole('link', { name: 'Try again' }).click()
  await expect(fresh.greeting('Dana')).toBeVisible()
})

test('a page that throws while it is drawn is replaced by a panel, and the admins are told', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.mayLog(/drawn and thrown/)
  const { token } = await api.newCustomer()
  await withReleases(kerf, api, 'customer', async (releases) => {
    // A word is read when it is drawn.
    const thrown = 'get description(){throw new Error("drawn and thrown")}'
    const { version } = await releases.publish({ replace: { [`description:"${builtWords}"`]: thrown } })
    await releases.promote(version)
    const orders = new OrdersPage(await openBrowser(token))
    await orders.open()
    await expect(panel(orders.page, 'This page stopped working')).toBeVisible()
    await panel(orders.page, 'This page stopped working').getByRole('button', { name: 'Retry' }).click()
    await expect(panel(orders.page, 'This page stopped working')).toBeVisible()
    await expect.poll(() => failuresOf(releases, version)).toBe(2)
    await orders.go('My Quotes')
    await expect(orders.heading('My Quotes')).toBeVisible()

    await whenHeard(orders.page, '/api/modules', releases.built, () => releases.rollBack())
    await orders.go('My Orders')
    await expect(orders.page.getByText(builtWords)).toBeVisible()
  })
})

test('a module for the next contracts is refused, and after an update the last one that fits is offered', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const { token } = await api.newCustomer()
  await withReleases(kerf, api, 'customer', async (releases) => {
    const contracts = '^99.0.0'
    await expect(releases.publish({ replace: { [builtWords]: 'Orders of tomorrow' }, contracts })).rejects.toThrow(
      /needs contracts \^99\.0\.0, and this Kerf has .*\(module\.contracts_mismatch\)/,
    )

    // As if Kerf had been updated after the release was promoted: it needs other contracts than there are.
    const { folder, version } = await publishWith(releases, 'Orders of yesterday')
    await releases.promote(version)
    const file = join(folder, 'release.json')
    const description = JSON.parse(await readFile(file, 'utf8'))
    const manifest = { ...description.manifest, contracts }
    await writeFile(file, JSON.stringify({ ...description, contracts, manifest }))
    await inDatabase(
      kerf,
      `update module_releases set contracts = $1, manifest = jsonb_set(manifest, '{contracts}', to_jsonb($1::text)) where version = $2`,
      [contracts, version],
    )
    await kerf.restart()
    const orders = new OrdersPage(await openBrowser(token))
    await orders.open()
    await expect(orders.page.getByText(builtWords)).toBeVisible()
  })
})
