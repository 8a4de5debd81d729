import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { makeRoom } from './kept-models.ts'
import { readModel } from './read-model.ts'

const box = readModel(boxGlb())

/** A client that loaded these models one after the other, with one of them on show. */
function having(names: readonly string[], shown?: string): QueryClient {
  const client = new QueryClient()
  names.forEach((name, at) => {
    client.setQueryData(['model', name], box, { updatedAt: at + 1 })
  })
  if (shown) new QueryObserver(client, { queryKey: ['model', shown], enabled: false }).subscribe(() => {})
  return client
}
const namesIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll()
    .map(({ queryKey }) => queryKey[1])

test('as many models as there is room for are kept, and the first that were loaded go', () => {
  const client = having(['a', 'b', 'c'])
  makeRoom(client, box, { models: 3, bytes: Infinity })
  expect(namesIn(client)).toEqual(['b', 'c'])
})

test('a large model makes others go, whatever their number', () => {
  const client = having(['a', 'b'])
  makeRoom(client, { ...box, positions: new Float32Array(10_000) }, { models: 8, bytes: 41_000 })
  expect(namesIn(client)).toEqual([])
})

test('what is shown stays, however little room there is', () => {
  const client = having(['a', 'b'], 'a')
  makeRoom(client, box, { models: 1, bytes: 0 })
  expect(namesIn(client)).toEqual(['a'])
  client.clear()
})

test('while there is room nothing goes', () => {
  const client = having(['a', 'b'])
  makeRoom(client, box)
  expect(namesIn(client)).toEqual(['a', 'b'])
})
