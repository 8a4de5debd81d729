import { sendOnce } from '../api/load.ts'
import type { World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** Longer lists are not read to the end. */
const longest = 2000

/** The URL of the next page, from the `Link` header. */
const nextOf = (link: unknown) => /<([^>]+)>; rel="next"/.exec(String(link ?? ''))?.[1]

/** The same list, whatever the length of its pages was. */
function inLargePages(path: string): string {
  const [address = path, query] = path.split('?')
  const asked = new URLSearchParams(query)
  asked.set('limit', '200')
  return `${address}?${asked}`
}

/** Reads a list to the end. @returns its number of rows */
async function rowsOf(world: World, asked: Asked): Promise<number> {
  let path: string | undefined = inLargePages(asked.path)
  let rows = 0
  while (path !== undefined) {
    const { body, headers } = await sendOnce(targetOf(world, { ...asked, path }))
    rows += JSON.parse(body).length
    const next = nextOf(headers.link)
    path = next === undefined ? undefined : next.slice(next.indexOf('/api/'))
  }
  return rows
}

/** Compares the count of each list that is not too long with its rows. @returns how many differ */
export async function countWhole(world: World, calls: readonly Asked[]): Promise<number> {
  let wrong = 0
  let compared = 0
  for (const asked of calls.filter(({ isList }) => isList)) {
    const { headers } = await sendOnce(targetOf(world, asked))
    const total = Number(headers['x-total-count'])
    if (total > longest) continue
    compared += 1
    const rows = await rowsOf(world, asked)
    if (rows === total) continue
    wrong += 1
    console.log(`${asked.what}: says ${total}, holds ${rows}`)
  }
  console.log(`\n${compared} lists read to their end: ${wrong} have another length than they say`)
  return wrong
}
