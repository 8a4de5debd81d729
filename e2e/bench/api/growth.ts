import { connections, load, median, sendOnce, type Target } from './load.ts'
import { startTable } from './table.ts'
import type { Person, World } from './worlds.ts'

/** A list as one user sees it, with its possible queries. */
interface List {
  name: string
  who: Person
  path: string
  sorts: readonly string[]
  status?: string
  hit: string
}

const rfqSorts = ['date-desc', 'date-asc', 'status', 'project', 'quantity']
const orderSorts = ['date-desc', 'date-asc', 'status', 'project', 'amount']
const quoteSorts = ['date-desc', 'date-asc', 'amount', 'project']

const lists: readonly List[] = [
  { name: 'RFQs', who: 'member', path: '/api/rfqs', sorts: rfqSorts, status: 'quoted', hit: 'steel' },
  { name: 'quotes', who: 'member', path: '/api/quotes', sorts: quoteSorts, status: 'accepted', hit: 'flange' },
  { name: 'orders', who: 'member', path: '/api/orders', sorts: orderSorts, status: 'delivered', hit: 'steel' },
  { name: 'admin RFQs', who: 'admin', path: '/api/admin/rfqs', sorts: rfqSorts, status: 'quoted', hit: 'steel' },
  {
    ...{ name: 'admin orders', who: 'admin', path: '/api/admin/orders', sorts: orderSorts },
    ...{ status: 'manufacturing', hit: 'steel' },
  },
  { name: 'archived orders', who: 'admin', path: '/api/admin/orders/archived', sorts: orderSorts, hit: '1Z77' },
]

const perPage = 20
/** Matches no name, number or material. */
const miss = 'zzqqxx'

interface Variant {
  what: string
  query: string
}

const variantsOf = ({ sorts, status, hit }: List): Variant[] => [
  ...sorts.map((sort) => ({ what: `by ${sort}`, query: `sort=${sort}` })),
  ...(status ? [{ what: `only ${status}`, query: `status=${status}` }] : []),
  { what: `search for ${hit}`, query: `q=${encodeURIComponent(hit)}` },
  { what: 'search in vain', query: `q=${miss}` },
]

/** The start of the last page: after the row that would be next when reading the list from its end. */
async function lastPageOf(list: List, world: World): Promise<string> {
  const { body } = await sendOnce(targetOf(list, world, `sort=date-asc&limit=${perPage + 1}`))
  const { id, createdAt } = JSON.parse(body).at(-1)
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')
}

const targetOf = ({ who, path }: List, { kerf, tokens }: World, query: string): Target => ({
  ...{ url: kerf.url, method: 'GET', path: `${path}?${query}`, token: tokens[who] },
})

const rounds = 5
/** Milliseconds of one turn; one request is always made. */
const turn = 150

/** Median milliseconds of a request in each world, alternating. */
async function medians(targets: readonly Target[]): Promise<number[]> {
  const agent = connections(1)
  const times: number[][] = targets.map(() => [])
  // Warm-up: the first requests plan what later ones reuse.
  for (const target of targets) await load(target, agent, turn)
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, target] of targets.entries()) times[at]?.push(...(await load(target, agent, turn)).times)
  }
  agent.destroy()
  return times.map(median)
}

/** Times every list with each of its queries, in each world, and prints how it grows with the number of RFQs. */
export async function measureGrowth(worlds: readonly World[], only: RegExp): Promise<void> {
  const sizes = worlds.map(({ size }) => size.toLocaleString('en-US'))
  const row = startTable({
    ...{ list: 16, asked: 22 },
    ...Object.fromEntries(sizes.map((size) => [`ms at ${size}`, 15])),
    ...(worlds.length > 1 ? { ratio: 6 } : {}),
  })
  for (const list of lists.filter(({ name }) => only.test(name))) {
    const ask = async (what: string, queries: readonly string[]) => {
      const taken = await medians(
        worlds.map((world, at) => targetOf(list, world, `limit=${perPage}&${queries[at] ?? ''}`)),
      )
      const [least = Number.NaN, most = Number.NaN] = [taken.at(0), taken.at(-1)]
      row([
        ...[list.name, what, ...taken.map((time) => time.toFixed(1))],
        ...(worlds.length > 1 ? [(most / least).toFixed(2)] : []),
      ])
    }
    for (const { what, query } of variantsOf(list))
      await ask(
        what,
        worlds.map(() => query),
      )
    const cursors = await Promise.all(worlds.map((world) => lastPageOf(list, world)))
    await ask(
      'last page',
      cursors.map((cursor) => `cursor=${cursor}`),
    )
  }
}

/** Warms up everything that {@link measureGrowth} times. */
export async function askForEverything(world: World, only: RegExp): Promise<void> {
  for (const list of lists.filter(({ name }) => only.test(name))) {
    for (const { query } of [...variantsOf(list), ...variantsOf(list)]) {
      await sendOnce(targetOf(list, world, `limit=${perPage}&${query}`))
    }
  }
}
