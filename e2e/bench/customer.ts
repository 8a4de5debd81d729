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

const runs = Number(process.argv[2] ?? 7)
/** Of each: requests that became orders, and as many that did not. */
const amounts = { orders: 5000, otherRfqs: 5000 }
/** Others have as much, so that nothing is quick for being alone in its table. */
const otherCustomers = 3

// Answers are held against their contract in tests alone.
const kerf = await startKerf({ RATE_LIMIT_FACTOR: '1000000', KERF_CHECK_ANSWERS: '0' })
const findings = new Findings()

async function seed(client: pg.Client, customerId: string): Promise<string> {
  const companyId = await giveCompany(client, customerId)
  await seedWork(client, { customerId, companyId }, amounts)
  for (let made = 0; made < otherCustomers; made += 1) await seedWork(client, await otherCustomer(client), amounts)
  await client.query('vacuum analyze')
  return companyId
}

const firstRows = (parts: readonly Part[]) => Promise.all(parts.map(({ rows }) => rows.first().waitFor()))

/** @returns milliseconds */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function open(page: Page, { address, parts }: Listing): Promise<void> {
  await page.goto(`${kerf.url}${address}`, { waitUntil: 'commit' })
  await firstRows(parts)
}

/** Times how long the rows of a page take, each time in a page that begins anew; what it needs was loaded before. */
async function measureOpening(page: Page, listing: Listing): Promise<void> {
  const times = []
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('about:blank')
    const time = await timeOf(() => open(page, listing))
    // The first time tells how long the code of the page takes to come.
    if (run > 0) times.push(time)
  }
  findings.took(`open ${listing.name}`, times)
}

async function measureSidebar(page: Page, link: string, { name, parts }: Listing): Promise<void> {
  const times = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${kerf.url}/rfqs-page`)
    const portal = new Portal(page)
    await portal.navigationLink(link).waitFor()
    times.push(
      await timeOf(async () => {
        await portal.go(link)
        await firstRows(parts)
      }),
    )
  }
  findings.took(`go to ${name} by the sidebar`, times)
}

/** What the foot of a list says. */
async function footOf({ scope }: Part): Promise<{ shown: number; total: number }> {
  const words = await scope.getByText(/^Showing [\d,]+ of [\d,]+/).textContent()
  const [shown = Number.NaN, total = Number.NaN] = (words?.match(/[\d,]+/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  )
  return { shown, total }
}

async function checkFoot(listing: string, part: Part): Promise<number> {
  const { shown, total } = await footOf(part)
  const rows = await part.rows.count()
  if (total !== part.total || shown !== rows || (shown < total && rows === 0)) {
    findings.wrong(`${listing}, ${part.name}: says ${shown} of ${total}, shows ${rows} of ${part.total}`)
  }
  return shown
}

/** Looks at whether a page says how much of its lists it shows, and goes on where there is more. */
async function checkReach(page: Page, listing: Listing): Promise<void> {
  await open(page, listing)
  for (const part of listing.parts) {
    const times: number[] = []
    for (let step = 0; step < 3; step += 1) {
      const shown = await checkFoot(listing.name, part)
      if (shown >= part.total) break
      const more = part.scope.getByRole('button', { name: 'Load more' })
      times.push(
        await timeOf(async () => {
          await more.click()
          await part.rows.nth(shown).waitFor()
        }),
      )
    }
    await checkFoot(listing.name, part)
    if (times.length > 0) findings.took(`load more of ${listing.name}: ${part.name}`, times)
  }
}

/** Types a search and changes a filter on the page, and waits until the foot says what is right. */
async function measureChanges(page: Page, listings: readonly Listing[]): Promise<void> {
  const searched = listings.find(({ address }) => address.startsWith('/rfqs?q='))?.parts[0]
  if (!searched) throw new Error('No search in RFQs to compare with')
  const times = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${kerf.url}/rfqs`)
    await searched.rows.first().waitFor()
    const found = searched.scope.getByText(
      new RegExp(`^Showing [\\d,]+ of ${searched.total.toLocaleString('en-US')}\\b`),
    )
    times.push(
      await timeOf(async () => {
        await page.getByRole('searchbox', { name: 'Search RFQs' }).fill('gehäuse')
        await found.waitFor()
      }),
    )
  }
  findings.took('type a search in RFQs', times)
}

/** Saves a list as CSV and counts its lines. */
async function measureExport(page: Page, address: string, number: string, expected: number): Promise<void> {
  await page.goto(`${kerf.url}${address}`)
  const button = page.getByRole('main').getByRole('button', { name: 'Export CSV' }).first()
  const saving = page.waitForEvent('download')
  const start = performance.now()
  await button.click()
  const download = await saving
  const text = await readFile(await download.path(), 'utf8')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const lines = text.match(new RegExp(`^${number}-\\d+,`, 'gm'))?.length ?? 0
  console.log(`CSV of ${address}: ${lines} lines, ${(text.length / 1e6).toFixed(1)} MB in ${seconds} s`)
  if (lines !== expected) findings.wrong(`${download.suggestedFilename()} holds ${lines} lines instead of ${expected}`)
}

async function measureDashboard(page: Page): Promise<void> {
  const times = []
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('about:blank')
    const time = await timeOf(async () => {
      await page.goto(`${kerf.url}/`, { waitUntil: 'commit' })
      await page
        .getByRole('progressbar', { name: /^Progress of/ })
        .first()
        .waitFor()
      await page.getByRole('link', { name: /^View [\d,]+ more projects/ }).waitFor()
      await page.getByRole('region', { name: 'Action Required' }).waitFor()
    })
    if (run > 0) times.push(time)
  }
  findings.took('open Dashboard', times)
}

async function signedIn(context: BrowserContext, token: string): Promise<Page> {
  await context.addCookies([{ name: 'kerf_session', value: token, url: kerf.url }])
  await context.addInitScript((value) => localStorage.setItem('kerf.session', value), token)
  return context.newPage()
}

async function measure(page: Page, client: pg.Client, companyId: string): Promise<void> {
  const count = counterFor(client, companyId)
  const lists = await allLists({ page, count })
  const filtered = await filteredLists({ page, count })
  await measureDashboard(page)
  for (const listing of [...lists, ...filtered]) await measureOpening(page, listing)
  for (const listing of lists) if (listing.link) await measureSidebar(page, listing.link, listing)
  await measureChanges(page, filtered)
  for (const listing of lists) await checkReach(page, listing)
  for (const listing of filtered) {
    await open(page, listing)
    for (const part of listing.parts) await checkFoot(listing.name, part)
  }
  const parts = `rfq_parts join rfqs on rfqs.id = rfq_id where company_id = $1 and status not in ('accepted', 'declined')`
  const lines = `order_lines join orders on orders.id = order_id where company_id = $1
    and (status = 'delivered' or is_archived)`
  await measureExport(page, '/rfqs', 'SQTE', await count(parts))
  await measureExport(page, '/orders?tab=history', 'SORD', await count(lines))
}

const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const client = new pg.Client({ connectionString: await findEmbeddedDatabase(kerf.dataDir) })
try {
  await client.connect()
  const customer = await apiOf(kerf).newCustomer()
  // A session knows of a company from its next call on.
  const companyId = await seed(client, customer.id)
  console.log(
    `A customer with ${amounts.orders} orders and ${amounts.orders + amounts.otherRfqs} RFQs; ${runs} runs each`,
  )
  await measure(await signedIn(await browser.newContext(), customer.token), client, companyId)
  console.log(findings.faults === 0 ? `All within ${bound} ms, and whole` : `${findings.faults} faults`)
  process.exitCode = findings.faults === 0 ? 0 : 1
} finally {
  await client.end()
  await browser.close()
  await kerf.remove()
}
