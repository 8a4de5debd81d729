import { WaitingKind } from '@kerf/shared-contracts/contracts/dashboard'
import { expect, test } from 'vitest'
import { waitingKinds } from './waiting-kinds.ts'

test('the dashboard counts what waits in the order of the contract, certificates last', () => {
  expect(Object.keys(waitingKinds)).toEqual(WaitingKind.options)
  expect(WaitingKind.options.at(-1)).toBe('certificate')
})
