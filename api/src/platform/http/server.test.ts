import { once } from 'node:events'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { openServer } from './server.ts'

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

test('a port in use gives a clear message with what to do', async () => {
  const first = await openServer('127.0.0.1', 0)
  const port = Number(new URL(first.url).port)
  await expect(openServer('127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken. Set PORT to another`)
  await first.stop(0)
})

test('while starting, requests are told to retry', async () => {
  const server = await openServer('127.0.0.1', 0)
  const answer = await fetch(`${server.url}/api/auth/me`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).not.toBeNull()
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  await server.stop(0)
})

test('stopping lets a running request finish and accepts no new one', async () => {
  const server = await openServer('127.0.0.1', 0)
  const { promise: arrived, resolve: arrive } = deferred()
  const { promise: allowed, resolve: allow } = deferred()
  server.serve(async (_request, response) => {
    arrive()
    await allowed
    response.end('done')
  })
  const inFlight = fetch(server.url)
  await arrived
  const stopped = server.stop(60_000)
  await expect(fetch(server.url)).rejects.toThrow()
  allow()
  expect(await (await inFlight).text()).toBe('done')
  await stopped
})

test('stopping cuts off what does not finish in time', async () => {
  const server = await openServer('127.0.0.1', 0)
  const { promise: arrived, resolve: arrive } = deferred()
  server.serve(() => arrive())
  const stuck = get(server.url)
  const cutOff = once(stuck, 'error')
  await arrived
  await server.stop(1)
  await expect(cutOff).resolves.toMatchObject([{ code: 'ECONNRESET' }])
})
