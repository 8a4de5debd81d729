import type { Browser, BrowserContext } from '@playwright/test'
import { timeOf, untilThere } from './waiting.ts'
import { type Weight, weigh } from './weigh.ts'

/** A page as one person opens it. */
export interface Screen {
  /** Signs in with this token; nobody is signed in without one. */
  token?: string | undefined
  /** The selector of what is visible once the page is usable. */
  usable: string
  path?: string
}

async function contextOf(browser: Browser, url: string, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext()
  if (token) {
    await context.addCookies([{ name: 'kerf_session', value: token, url }])
    await context.addInitScript((kept) => localStorage.setItem('kerf.session', kept), token)
  }
  return context
}

/** Milliseconds until a page is usable in a browser context with an empty cache. */
export async function coldTime(browser: Browser, url: string, { token, usable, path = '/' }: Screen): Promise<number> {
  const context = await contextOf(browser, url, token)
  const page = await context.newPage()
  const taken = await timeOf(async () => {
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    await untilThere(page, usable)
  })
  await context.close()
  return taken
}

/** What a page loads with an empty cache. */
export async function coldWeight(browser: Browser, url: string, { token, path = '/' }: Screen): Promise<Weight> {
  const context = await contextOf(browser, url, token)
  const weight = await weigh(await context.newPage(), `${url}${path}`)
  await context.close()
  return weight
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
