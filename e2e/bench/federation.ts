import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { systemChromium } from '../../scripts/lib/chromium.ts'
import { apiOf } from '../fixtures/api.ts'
import { openReleases } from '../fixtures/releases.ts'
import { startKerf } from '../fixtures/server.ts'
import { type Front, openFront } from './federation/front.ts'
import { buildOneApplication } from './federation/one-application.ts'
import { coldTime, coldWeight, median, type Screen } from './lib/cold.ts'
import { kilobytes } from './lib/weigh.ts'

// What federation costs: the product against the same sources built as one application, taking turns in one run. Of both
// modules that are shown each of the three channels has a release of its own.
// npm run bench -- federation [rounds]
const rounds = Number(process.argv[2] ?? 15)

interface Compared extends Screen {
  name: string
  federated: Front
  one: Front
}

async function compare(browser: Browser, screen: Compared): Promise<void> {
  const { name, federated, one } = screen
  const bytesOf = async (front: Front) => (await coldWeight(browser, front.url, screen)).scripts
  const bytes = { federated: await bytesOf(federated), one: await bytesOf(one) }
  const times: { federated: number[]; one: number[] } = { federated: [], one: [] }
  for (let round = 0; round <= rounds; round += 1) {
    // The second one runs on a warmer machine, so the order alternates too.
    const order = round % 2 === 0 ? (['federated', 'one'] as const) : (['one', 'federated'] as const)
    for (const side of order) times[side].push(await coldTime(browser, screen[side].url, screen))
  }
  const [slow, fast] = [median(times.federated), median(times.one)]
  console.log(
    `${name}: JavaScript ${kilobytes(bytes.federated)} against ${kilobytes(bytes.one)}, ` +
      `${(bytes.federated / bytes.one).toFixed(3)} of it; usable cold after ${slow.toFixed(0)} ms against ` +
      `${fast.toFixed(0)} ms, ${(slow / fast).toFixed(3)} of it (medians of ${times.one.length})`,
  )
}

/** Of each module that is shown, words that tell its releases apart. */
const changed = { auth: 'Forgot password?', customer: 'Follow your orders from confirmation to delivery.' }

const dist = await mkdtemp(join(tmpdir(), 'kerf-one-application-'))
const application = await buildOneApplication(dist)
const kerf = await startKerf()
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const federated = await openFront(kerf.url)
const moduleOf = (name: string) => ({ from: 'local-modules.ts', request: `/mf-${name}/src/module.tsx` })
const signedOut = await openFront(kerf.url, application, [
  moduleOf('auth'),
  { from: 'mf-auth/src/module.tsx', request: '/sign-in-page.tsx' },
])
const dashboard = await openFront(kerf.url, application, [
  moduleOf('customer'),
  { from: 'shell/src/app/', request: '/portal-frame.tsx' },
  { from: 'mf-customer/src/module.tsx', request: '/dashboard-page.tsx' },
])
try {
  const api = apiOf(kerf)
  for (const [name, words] of Object.entries(changed)) {
    const releases = openReleases(kerf, api, name)
    const publish = async (wanted: string) => (await releases.publish({ replace: { [words]: wanted } })).version
    await releases.promote(await publish(`${words} (stable)`))
    await releases.canary(await publish(`${words} (canary)`), 50)
    const { stable, canary } = await releases.channels()
    console.log(`${name}: built ${releases.built}, stable ${stable?.version}, canary ${canary?.version}`)
  }
  const { token } = await api.newCustomer()
  // Recent events are replayed to a newly opened page, which then refetches.
  await wait(7000)
  await compare(browser, { name: 'Signed-out page', usable: 'form button[type="submit"]', federated, one: signedOut })
  await compare(browser, {
    ...{ name: 'Customer dashboard', token, federated, one: dashboard },
    usable: 'main a[href="/rfq"]',
  })
} finally {
  await browser.close()
  for (const front of [federated, signedOut, dashboard]) front.close()
  await kerf.remove()
  await rm(dist, { recursive: true, force: true })
}
