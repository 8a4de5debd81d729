import path from 'node:path'
import { expect, test } from 'vitest'
import { defineModule, defineShell } from './preset.ts'

/** The checkout: this file is module-kit/src/build/preset.test.ts. */
const checkout = path.resolve(import.meta.dirname, '../../..')

test.each([
  ['shell', defineShell(path.join(checkout, 'shell'))],
  ['mf-customer', defineModule(path.join(checkout, 'mf-customer'))],
])('builds of %s for development lie where those for release do', (_workspace, { dev, output }) => {
  expect(dev?.assetPrefix).toBe(output?.assetPrefix)
})
