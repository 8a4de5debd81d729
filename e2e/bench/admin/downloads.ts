import { request } from 'node:http'
import type { Target } from '../api/load.ts'
import { startTable } from '../api/table.ts'
import type { World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** How long it takes until the first row is there, after that of headings; the rest is not waited for. */
function firstRow({ url, path, token }: Target): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      let text = ''
      const done = () => resolve(performance.now() - start)
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
        if (text.split('\r\n').length < 3) return
        done()
        sent.destroy()
      })
      response.on('end', done)
      if (response.statusCode !== 200) reject(new Error(`GET ${path} answered ${response.statusCode}`))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/**
 * Prints how soon the first row of each exported table arrives. There is no limit: an export reads whole tables, nobody
 * waits for it at a screen, and some, such as the conversations, are ordered before their first row is written.
 */
export async function printDownloads(world: World, calls: readonly Asked[]): Promise<void> {
  const row = startTable({ export: 78, 'first row ms': 12 })
  for (const asked of calls) {
    const target = targetOf(world, asked)
    await firstRow(target)
    const first = await firstRow(target)
    row([asked.what, first.toFixed(1)])
  }
}
