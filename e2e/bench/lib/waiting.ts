import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const patience = 30_000

/** @returns how many milliseconds something took */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Waits, frame by frame, until a CSS selector matches this many elements: locators poll only twice a second. */
export async function untilThere(page: Page, selector: string, count = 1): Promise<void> {
  const isThere = ([css, least]: readonly [string, number]) => document.querySelectorAll(css).length >= least
  await page.waitForFunction(isThere, [selector, count] as const, { polling: 'raf', timeout: patience })
}

/** Asks again and again until something is so. @throws Error when it never is */
export async function soon(isSo: () => Promise<boolean>, within = patience): Promise<void> {
  const end = performance.now() + within
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`What was waited for did not come within ${within / 1000} s`)
    await wait(10)
  }
}
