import { readFile } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findEmbeddedDatabase } from '../../api/src/platform/db/embedded.ts'
import { systemChromium } from '../../scripts/lib/chromium.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { Portal } from '../pages/portal.ts'
import { bound, Findings } from './lib/bound.ts'
import { allLists, counterFor, filteredLists, type Listing, type Part } from './lib/customer-lists.ts'
import { giveCompany, otherCustomer, seedWork } from './lib/seed-customers.ts'
import { soon, timeOf, untilThere } from './lib/waiting.ts'

const runs = Number(process.argv[2] ?? 7)
/** Of each: requests that became orders, and as many that did not. */
const amounts = { orders: 5000, otherRfqs: 5000 }
/** Others have as much data, so that no table is small. */
const otherCustomers = 3

// Only tests check answers against contracts.
const kerf = await startKerf({ RATE_LIMIT_FACTOR: '1000000', KERF_CHECK_ANSWERS: '0' })
const findings = new Findings()

async function seed(client: pg.Client, customerId: string): Promise<string> {
  const companyId = await giveCompany(client, customerId)
  await seedWork(client, { customerId, companyId }, amounts)
  for (let made = 0; made < otherCustomers; made += 1) await seedWork(client, await otherCustomer(client), amounts)
  await client.query('vacuum analyze')
  return companyId
}

async function open(page: Page, { address, holder, parts }: Listing): Promise<void> {
  await page.goto(`${kerf.url}${address}`, { waitUntil: 'commit' })
  await untilThere(page, holder, parts.length)
}

/** Times something from the opening of a page, each time afresh, with a warm browser cache. */
async function measureOpening(page: Page, what: string, work: () => Promise<void>): Promise<void> {
  const times = []
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('about:blank')
    const time = await timeOf(work)
    // The first time includes loading the page's code.
    if (run > 0) times.push(time)
  }
  findings.took(`open ${what}`, times)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${kerf.url}/`, { waitUntil: 'commit' })
  await untilThere(page, 'main [role="progressbar"]', 3)
  await untilThere(page, 'main a[href^="/rfqs/"]', 4)
}

async function measureSidebar(page: Page, link: string, { name, holder, parts }: Listing): Promise<void> {
  const portal = new Portal(page)
  const times = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${kerf.url}/rfqs-page`)
    await portal.navigationLink(link).waitFor()
    times.push(
      await timeOf(async () => {
        await portal.go(link)
        await untilThere(page, holder, parts.length)
      }),
    )
  }
  findings.took(`go to ${name} by the sidebar`, times)
}

/** The count text at the foot of a list, if any. */
async function footOf({ scope }: Part): Promise<{ shown: number; total: number }> {
  const [words = ''] = await scope.getByText(/^Showing [\d,]+ of [\d,]+/).allTextContents()
  const [shown = Number.NaN, total = Number.NaN] = (words.match(/[\d,]+/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  )
  return { shown, total }
}

/** Compares a list's stated length with its rows, and with the database. @returns how many it shows */
async function checkFoot(listing: string, part: Part): Promise<number> {
  const { shown, total } = await footOf(part)
  const rows = await part.rows.count()
  if (total !== part.total || shown !== rows || rows === 0) {
    findings.wrong(`${listing}, ${part.name}: says ${shown} of ${total}, shows ${rows} of ${part.total}`)
  }
  return rows
}

/** Checks whether a page says how much of its lists it shows, and loads more where there is more. */
async function checkReach(page: Page, listing: Listing): Promise<void> {
  await open(page, listing)
  for (const part of listing.parts) {
    const times: number[] = []
    for (let step = 0; step < 3; step += 1) {
      const shown = await checkFoot(listing.name, part)
      if (shown >= part.total) break
      times.push(
        await timeOf(async () => {
          await part.scope.getByRole('button', { name: 'Load more' }).click()
          await soon(async () => (await part.rows.count()) > shown)
        }),
      )
    }
    await checkFoot(listing.name, part)
    if (times.length > 0) findings.took(`load more of ${listing.name}: ${part.name}`, times)
  }
}

/** Times a change on a list's open page, until its footer shows the result. */
async function measureChange(
  page: Page,
  address: string,
  { name, parts }: Listing,
  change: (portal: Portal) => Promise<void>,
) {
  const [part] = parts
  if (!part) throw new Error(`${name} has no list`)
  const times = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${kerf.url}${address}`)
    await soon(async () => (await footOf(part)).total > part.total)
    times.push(
      await timeOf(async () => {
        await change(new Portal(page))
        await soon(async () => (await footOf(part)).total === part.total)
      }),
    )
  }
  findings.took(`on ${address}: ${name}`, times)
}

/** Exports a list as CSV and counts its lines. */
async function measureExport(page: Page, address: string, number: string, expected: number): Promise<void> {
  await page.goto(`${kerf.url}${address}`)
  const saving = page.waitForEvent('download')
  let text = ''
  const took = await timeOf(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click()
    text = await readFile(await (await saving).path(), 'utf8')
  })
  const lines = text.match(new RegExp(`^${number}-\\d+,`, 'gm'))?.length ?? 0
  console.log(
    `CSV of ${address}: ${lines} lines, ${(text.length / 1e6).toFixed(1)} MB in ${(took / 1000).toFixed(1)} s`,
  )
  if (lines !== expected) findings.wrong(`the CSV of ${address} holds ${lines} lines instead of ${expected}`)
}

async function measureChanges(page: Page, filtered: readonly Listing[]): Promise<void> {
  const at = (start: string) => filtered.find(({ address }) => address.startsWith(start))
  const [searched, chosen] = [at('/rfqs?q='), at('/orders?status=')]
  if (!searched || !chosen) throw new Error('There is no such list to change to')
  await measureChange(page, '/rfqs', searched, (portal) => portal.searchBox('Search RFQs').fill('gehäuse'))
  await measureChange(page, '/orders?sort=amount', chosen, (portal) => portal.choose('Status', 'Manufacturing'))
}

async function measure(page: Page, client: pg.Client, companyId: string): Promise<void> {
  const count = counterFor(client, companyId)
  const lists = await allLists({ page, count })
  const filtered = await filteredLists({ page, count })
  await findings.attempt(() => measureOpening(page, 'Dashboard', () => openDashboard(page)))
  for (const listing of [...lists, ...filtered]) {
    await findings.attempt(() => measureOpening(page, listing.name, () => open(page, listing)))
  }
  for (const listing of lists) {
    const { link } = listing
    if (link) await findings.attempt(() => measureSidebar(page, link, listing))
  }
  await findings.attempt(() => measureChanges(page, filtered))
  for (const listing of [...lists, ...filtered]) await findings.attempt(() => checkReach(page, listing))
  const parts = `rfq_parts join rfqs on rfqs.id = rfq_id where company_id = $1 and status not in ('accepted', 'declined')`
  const lines = `order_lines join orders on orders.id = order_id where company_id = $1
    and (status = 'delivered' or is_archived)`
  await findings.attempt(async () => measureExport(page, '/rfqs', 'SQTE', await count(parts)))
  await findings.attempt(async () => measureExport(page, '/orders?tab=history', 'SORD', await count(lines)))
}

async function signedIn(context: BrowserContext, token: string): Promise<Page> {
  await context.addCookies([{ name: 'kerf_session', value: token, url: kerf.url }])
  await context.addInitScript((value) => localStorage.setItem('kerf.session', value), token)
  return context.newPage()
}

const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const client = new pg.Client({ connectionString: await findEmbeddedDatabase(kerf.dataDir) })
try {
  await client.connect()
  const customer = await apiOf(kerf).newCustomer()
  const companyId = await seed(client, customer.id)
  const rfqs = amounts.orders + amounts.otherRfqs
  console.log(`A customer with ${rfqs} RFQs and ${amounts.orders} orders; each ${runs} times, within ${bound} ms`)
  await measure(await signedIn(await browser.newContext(), customer.token), client, companyId)
  console.log(findings.faults === 0 ? 'Nothing was slow, and nothing was cut off' : `${findings.faults} faults`)
  process.exitCode = findings.faults === 0 ? 0 : 1
} finally {
  await client.end()
  await browser.close()
  await kerf.remove()
}
