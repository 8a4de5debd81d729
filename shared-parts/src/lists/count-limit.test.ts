import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { countedTo } from '@kerf/shared-ui/words/format.ts'
import { expect, test } from 'vitest'

test('screens say that there are more where the server stops counting', () => {
  expect(countedTo).toBe(countLimit)
})
