import { connect } from 'node:net'
import type { TestApi } from './harness.ts'

/** Sends what no client library would send as it is. @returns what the server says until it closes the connection */
export function rawRequest(api: TestApi, bytes: string): Promise<string> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text)).on('error', (error) => (text === '' ? reject(error) : resolve(text)))
  })
}
