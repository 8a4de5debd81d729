import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runNode } from './commands.ts'
import { tool } from './root.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessName = 'chromium-headless-shell'

/** The Chromium of the machine: `CHROMIUM_PATH`, or one on the PATH. */
export function systemChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  return names.map(onPath).find((file) => file !== undefined)
}

/**
 * The Chromium for pages that nobody looks at: `CHROMIUM_PATH`, the headless build, which needs a third less of the CPU,
 * or {@link systemChromium}. Undefined: Playwright's own.
 */
export function headlessChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath(headlessName) || systemChromium()
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/**
 * Finds a Chromium for the browser tests and, where there is none, tries to install one. Beside Debian's goes its
 * headless build, which most specs run in; Playwright's brings its own.
 * @param print prints a line @returns its file; undefined when there is none to be had, after saying what to do
 */
export async function ensureChromium(print: (line: string) => void = console.log): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const present = systemChromium() ?? (await playwrightChromium())
  if (!present) print('No Chromium on this machine: installing one …')
  const found = present ?? (await installByPlaywright()) ?? (await installByDebian('chromium', 600_000))
  if (!found)
    print('The browser tests need Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test')
  // A machine that has a browser does not wait long for a faster one.
  if (systemChromium() && !onPath(headlessName)) await installByDebian(headlessName, 90_000)
  return found
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

async function installByPlaywright(): Promise<string | undefined> {
  await runNode(tool('playwright/cli.js'), ['install', 'chromium'], { timeout: 120_000 })
  return playwrightChromium()
}

/** @param timeout of the installation, in milliseconds */
async function installByDebian(name: string, timeout: number): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, timeout: Math.min(timeout, 180_000) })
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    env,
    timeout,
  })
  if (code !== 0) console.error(output)
  return systemChromium()
}
