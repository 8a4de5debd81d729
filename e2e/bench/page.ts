import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { systemChromium } from '../../scripts/lib/chromium.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { kilobytes, type Weight, weigh } from './lib/weigh.ts'

function report(name: string, weight: Weight, bound: string) {
  console.log(`\n${name}: ${kilobytes(weight.scripts)} of JavaScript, ${kilobytes(weight.all)} in all (${bound})`)
  for (const { url, bytes } of weight.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12)) {
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${new URL(url).pathname}`)
  }
  const early = weight.files.filter(({ url }) => /\/modules\/(admin|viewer|supplier)\//.test(url))
  console.log(
    early.length === 0 ? '  nothing of viewer, admin or supplier' : `  too early: ${early.map(({ url }) => url)}`,
  )
}

const kerf = await startKerf()
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const visitor = await browser.newPage()
  report('Signed-out page', await weigh(visitor, `${kerf.url}/`), 'bound: 240 kB of JavaScript')

  const customer = await apiOf(kerf).newCustomer()
  const context = await browser.newContext()
  await context.addCookies([{ name: 'kerf_session', value: customer.token, url: kerf.url }])
  await context.addInitScript((token) => localStorage.setItem('kerf.session', token), customer.token)
  // Recent events are replayed to a newly opened page, which then refetches; after a server start everything is.
  await setTimeout(7000)
  const dashboard = await context.newPage()
  report('Customer dashboard', await weigh(dashboard, `${kerf.url}/`), 'bound: 330 kB in all')
} finally {
  await browser.close()
  await kerf.remove()
}
