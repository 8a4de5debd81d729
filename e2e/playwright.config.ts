import { defineConfig } from '@playwright/test'
import { headlessChromium, systemChromium } from '../scripts/lib/chromium.ts'

const isRoot = process.getuid?.() === 0

/** Specs that need a 3D model or a PDF in a frame, which the headless build does not show. */
const drawing = [
  'main-job.spec.ts',
  'accessibility.spec.ts',
  'step.public-files.spec.ts',
  'viewer.spec.ts',
  'viewer-in-browser.spec.ts',
  'viewer-tools.spec.ts',
  'viewer-facts.spec.ts',
  'customer/quality-check.spec.ts',
  'admin/quality-previews.spec.ts',
]
/** WebGL by software, so that the viewer draws the same on every machine. It costs every other page a fifth more time. */
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const launchedWith = (executablePath: string | undefined, args: readonly string[]) => ({
  executablePath,
  // Chromium's own sandbox is not available to root.
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
  // Any free worker takes the next test, so that no long file is left to run at the end.
  fullyParallel: true,
  // A spec that only passes on retry has revealed a fault.
  retries: 0,
  forbidOnly: true,
  // As for vitest: a busy machine is slow, not wrong. What a live event must bring is asked of a page that never polls.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording takes a tenth of a run's time: turn it on with `--trace on` to investigate a failure.
    trace: 'off',
    launchOptions: launchedWith(headlessChromium(), ['--disable-gpu']),
  },
  projects: [
    { name: 'wide', use: wide, testIgnore: drawing, grepInvert: /@narrow/ },
    {
      name: 'drawing',
      use: {
        ...wide,
        // Playwright's own build of the full browser, too.
        ...(systemChromium() ? {} : { channel: 'chromium' }),
        launchOptions: launchedWith(systemChromium(), webgl),
      },
      testMatch: drawing,
      grepInvert: /@narrow/,
    },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@narrow/ },
  ],
})
