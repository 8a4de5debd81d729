import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { assertPortIsFree } from './port.ts'

const host = '127.0.0.1'
let server = createServer()

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function occupyPort(answer: RequestListener): Promise<number> {
  server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a port that another Kerf holds is refused, with the way to another one', async () => {
  const port = await occupyPort((_, answer) => answer.end('{ "info": { "title": "Kerf" } }'))
  const refusal = `Port ${port} on ${host} is taken: Kerf is already running there. Stop it, or choose another port: PORT=`
  await expect(assertPortIsFree(host, port)).rejects.toThrow(refusal)
})

test('a port that another program holds is refused', async () => {
  const port = await occupyPort((_, answer) => answer.end('something else'))
  await expect(assertPortIsFree(host, port)).rejects.toThrow('another program is using it')
})

test('a start waits for a port while the previous Kerf stops', async () => {
  const port = await occupyPort((_, answer) => answer.end())
  const free = assertPortIsFree(host, port)
  server.close()
  await expect(free).resolves.toBeUndefined()
})
