import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { systemChromium } from '../../scripts/lib/chromium.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { coldTime, coldWeight, median } from './lib/cold.ts'
import { Verdict } from './lib/verdict.ts'
import { kilobytes, type Weight } from './lib/weigh.ts'

// What the first pages weigh and how long they take until they are usable, cold; beside the build of another checkout,
// taking turns, where its folder is given: npm run bench -- page [folder of a built checkout] [rounds]
const [other, rounds = '9'] = process.argv.slice(2)
/** How much more than the other checkout is allowed. */
const factor = 1.1
const verdict = new Verdict()

interface Subject {
  name: string
  usable: string
  /** Bytes, of scripts or of all. */
  bound?: { of: 'scripts' | 'all'; bytes: number }
  role?: 'customer' | 'admin'
}

const subjects: readonly Subject[] = [
  { name: 'Signed-out page', usable: 'form button[type="submit"]', bound: { of: 'scripts', bytes: 240_000 } },
  {
    ...{ name: 'Customer dashboard', usable: 'main a[href="/rfq"]', role: 'customer' },
    bound: { of: 'all', bytes: 330_000 },
  },
  { name: 'Admin dashboard', usable: 'main h1', role: 'admin' },
]

type Kerf = Awaited<ReturnType<typeof startKerf>>

/** A running Kerf with somebody of each role. */
async function peopled(kerf: Kerf) {
  const api = apiOf(kerf)
  return { kerf, tokens: { customer: (await api.newCustomer()).token, admin: await api.signInAdmin() } }
}
type Side = Awaited<ReturnType<typeof peopled>>

const screenOf = ({ usable, role }: Subject, { tokens }: Side) => ({
  usable,
  token: role && tokens[role],
  path: role === 'admin' ? '/admin/dashboard' : '/',
})

function report({ name, bound, role }: Subject, weight: Weight): void {
  console.log(`\n${name}: ${kilobytes(weight.scripts)} of JavaScript, ${kilobytes(weight.all)} in all`)
  for (const { url, bytes } of weight.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12)) {
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${new URL(url).pathname}`)
  }
  if (bound) {
    const bytes = weight[bound.of]
    verdict.hold(bytes <= bound.bytes, `${name}: ${kilobytes(bytes)} (${bound.of}) of ${kilobytes(bound.bytes)}`)
  }
  if (role === 'admin') return
  const early = weight.files.filter(({ url }) => /\/modules\/(admin|viewer|supplier)\//.test(url))
  verdict.hold(early.length === 0, `${name}: nothing of other portals, but ${early.map(({ url }) => url).join(', ')}`)
}

async function measure(browser: Browser, subject: Subject, sides: readonly Side[]): Promise<void> {
  const weights: Weight[] = []
  for (const side of sides) weights.push(await coldWeight(browser, side.kerf.url, screenOf(subject, side)))
  const times: number[][] = sides.map(() => [])
  for (let round = 0; round <= Number(rounds); round += 1) {
    // The second one runs on a warmer machine, so the order alternates.
    const order = round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse()
    for (const at of order) {
      const side = sides[at]
      if (side) times[at]?.push(await coldTime(browser, side.kerf.url, screenOf(subject, side)))
    }
  }
  const [own, before] = weights
  const [ownTime = Number.NaN, timeBefore = Number.NaN] = times.map(median)
  if (!own) return
  report(subject, own)
  console.log(`  usable after ${ownTime.toFixed(0)} ms (median of ${times[0]?.length})`)
  if (!before) return
  const ratios = { 'bytes in all': own.all / before.all, 'time until usable': ownTime / timeBefore }
  for (const [what, ratio] of Object.entries(ratios)) {
    console.log(`  ${what}: ${ratio.toFixed(3)} of the other checkout`)
    verdict.hold(
      ratio <= factor,
      `${subject.name}: ${what} is ${ratio.toFixed(3)} of the other checkout, above ${factor}`,
    )
  }
}

const running = [await startKerf()]
if (other !== undefined) running.push(await startKerf({}, undefined, resolve(other)))
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const sides = await Promise.all(running.map(peopled))
  // Recent events are replayed to a newly opened page, which then refetches; after a server start everything is.
  await setTimeout(7000)
  for (const subject of subjects) await measure(browser, subject, sides)
  console.log('')
  verdict.end()
} finally {
  await browser.close()
  for (const kerf of running) await kerf.remove()
}
