import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as elapse } from 'node:timers/promises'

/** `away`: every connection is broken, and no new one is possible. `silent`: all stay open, but nothing passes. */
export type Fault = 'none' | 'silent' | 'away'

/** A network line to a server that can fail like real ones. */
export interface FaultyLine {
  /** The address of the server through this line. */
  url: string
  setFault(fault: Fault): void
  /** Delay of every piece in milliseconds, each way. */
  setDelay(milliseconds: number): void
  /** Points the line at another address. */
  setTarget(target: string): void
  close(): Promise<void>
}

/** @param target the address of a server, with its port */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  let { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let fault: Fault = 'none'
  let delay = 0
  let pass = Promise.withResolvers<void>()
  pass.resolve()

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
  }
  const carry = async (from: Socket, to: Socket) => {
    try {
      for await (const bytes of from) {
        if (delay > 0) await elapse(delay)
        await pass.promise
        if (!to.write(bytes)) await once(to, 'drain')
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
  const server = createServer({ noDelay: true }, (near) => {
    if (fault === 'away') return void near.destroy()
    const far = connect({ host: hostname, port: Number(port), noDelay: true })
    for (const socket of [near, far]) hold(socket)
    near.once('close', () => far.destroy())
    void carry(near, far)
    void carry(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(target)
  url.hostname = '127.0.0.1'
  // A server listening on a port has an address of this kind.
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    setFault(next) {
      fault = next
      if (fault === 'silent') pass = Promise.withResolvers<void>()
      else pass.resolve()
      if (fault === 'away') for (const socket of sockets) socket.destroy()
    },
    setDelay(milliseconds) {
      delay = milliseconds
    },
    setTarget(next) {
      ;({ hostname, port } = new URL(next))
    },
    async close() {
      pass.resolve()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
