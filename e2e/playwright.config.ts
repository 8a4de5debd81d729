import { defineConfig } from '@playwright/test'
import { systemChromium } from '../scripts/lib/chromium.ts'

const isRoot = process.getuid?.() === 0

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
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      executablePath: systemChromium(),
      // Chromium's own sandbox cannot be had as root.
      chromiumSandbox: !isRoot && process.env.CI === undefined,
      args: [
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
        // WebGL by software, so that the viewer draws the same on every machine.
        ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      ],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@narrow/ },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@narrow/ },
  ],
})
