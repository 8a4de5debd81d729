import { request } from 'node:http'
import type { Target } from '../api/load.ts'
import { startTable } from '../api/table.ts'
import type { World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** Milliseconds within which the first row of a saved list arrives; the whole takes as long as it is long. */
const bound = 150

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

/** Times how soon the first row of each saved list arrives. @returns how many began too late */
export async function timeDownloads(world: World, calls: readonly Asked[]): Promise<number> {
  const row = startTable({ 'saved list': 78, 'first row': 9 })
  let slow = 0
  for (const asked of calls) {
    const target = targetOf(world, asked)
    await firstRow(target)
    const first = await firstRow(target)
    if (first > bound) slow += 1
    row([asked.what, `${first.toFixed(1)}${first > bound ? '!' : ''}`])
  }
  return slow
}
