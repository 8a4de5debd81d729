import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import { partFacts as measured } from '@kerf/shared-contracts/testing/part-facts'
import { makeStore } from '@kerf/shared-runtime'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { partFacts } from './rfq-facts.tsx'

afterEach(() => void vi.unstubAllGlobals())

const part = {
  ...{ material: 'steel', materialGrade: null, finishing: null, tolerance: 'tight', quantities: [1] },
  files: [{ id: '2', fileType: 'step' as const }],
}

const answer = (status: FileFacts['status']) =>
  JSON.stringify({ fileId: '2', status, facts: status === 'ready' ? measured() : null })

test.each([
  [answer('ready'), 200, /100 × 60 × 20 mm/],
  [answer('running'), 200, 'Being measured …'],
  [answer('failed'), 200, 'Could not be measured'],
  ['{}', 500, 'Could not be loaded'],
])('the size of a part says how far it is: %s', async (body, status, words) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  render(
    <Provider store={makeStore()}>
      <DefinitionList items={partFacts(part)} />
    </Provider>,
  )
  expect(await screen.findByText(words)).toBeTruthy()
})
