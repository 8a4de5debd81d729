import { connect } from 'node:net'
import type { TestApi } from './harness.ts'

/**
 * Sends raw bytes that no client library would.
 * @returns everything the server sends until it closes the connection
 */
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
