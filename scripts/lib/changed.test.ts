import { expect, test } from 'vitest'
import { touchedSpecs } from './changed.ts'

const specs = [
  'accessibility.spec.ts',
  'customer/orders.spec.ts',
  'customer/quality-check.spec.ts',
  'identity/sign-in.spec.ts',
  'main-job.spec.ts',
  'modules.spec.ts',
]

test('a change of a module runs its specs, and those that walk through it', () => {
  expect(touchedSpecs(['mf-customer/src/features/orders/list/orders-page.tsx'], specs)).toEqual([
    'accessibility.spec.ts',
    'customer/orders.spec.ts',
    'customer/quality-check.spec.ts',
    'main-job.spec.ts',
  ])
})

test.each([
  'shared-ui/src/forms/field.tsx',
  'api/src/app.ts',
  'shell/src/main.ts',
  'e2e/fixtures/server.ts',
  'package-lock.json',
])('a change of %s runs all specs', (file) => {
  expect(touchedSpecs([file], specs)).toEqual(specs)
})

test('a change of a spec runs that spec', () => {
  expect(touchedSpecs(['e2e/specs/modules.spec.ts'], specs)).toEqual(['modules.spec.ts'])
})

test.each(['docs/architecture.md', 'mf-customer/src/features/orders/order-words.test.ts', 'api/README.md'])(
  'a change of %s runs no spec',
  (file) => {
    expect(touchedSpecs([file], specs)).toEqual([])
  },
)
