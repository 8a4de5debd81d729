import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runNode } from './commands.ts'
import { tool } from './root.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of the machine: `CHROMIUM_PATH`, or one on the PATH. */
export function systemChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/**
 * Finds a Chromium for the browser tests and, where there is none, tries to install one.
 * @param print prints a line @returns its file; undefined when there is none to be had, after saying what to do
 */
export async function ensureChromium(print: (line: string) => void = console.log): Promise<string | undefined> {
  const present = systemChromium() ?? (await playwrightChromium())
  if (present) return present
  print('No Chromium on this machine: installing one …')
  const installed = (await installByPlaywright()) ?? (await installByDebian())
  if (!installed) {
    print('The browser tests need Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test')
  }
  return installed
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

async function installByDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, timeout: 180_000 })
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env,
    timeout: 600_000,
  })
  if (code !== 0) console.error(output)
  return systemChromium()
}
