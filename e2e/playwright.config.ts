import { defineConfig } from '@playwright/test'
import { headlessChromium, systemChromium } from '../scripts/lib/chromium.ts'

const isRoot = process.getuid?.() === 0

/** Specs that look at a 3D model or at a PDF in its frame, which the headless build does not show. */
const drawing = [
  'main-job.spec.ts',
  'accessibility.spec.ts',
  'step.public-files.spec.ts',
  'viewer.spec.ts',
  'customer/quality-check.spec.ts',
]
/** WebGL by software, so that the viewer draws the same on every machine. It costs every other page a fifth more time. */
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const launchedWith = (executablePath: string | undefined, args: readonly string[]) => ({
  executablePath,
  // Chromium's own sandbox cannot be had as root.
  chromiumSandbox: !isRoot && process.env.CI === undefined,
  args: [
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    ...args,
  ],
})
const wide = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // A browser with its Kerf leaves more than half of two cores idle. Each worker has its own Kerf and database.
  workers: 2,
  // Whichever worker is free takes the next test, so that no long file is waited for at the end.
  fullyParallel: true,
  // A spec that only passes on retry has revealed a fault.
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the time of a run: ask for it, with `--trace on`, where a failure is looked into.
    trace: 'off',
    launchOptions: launchedWith(headlessChromium(), ['--disable-gpu']),
  },
  projects: [
    { name: 'wide', use: wide, testIgnore: drawing, grepInvert: /@narrow/ },
    {
      name: 'drawing',
      use: {
        ...wide,
        // Of Playwright's own the whole browser, too.
        ...(systemChromium() ? {} : { channel: 'chromium' }),
        launchOptions: launchedWith(systemChromium(), webgl),
      },
      testMatch: drawing,
      grepInvert: /@narrow/,
    },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@narrow/ },
  ],
})
