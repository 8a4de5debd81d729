import { notBuilt } from '../../api/src/features/not-built.ts'
import { readingCalls } from './admin/calls.ts'
import { countWhole } from './admin/counts.ts'
import { printScans } from './admin/scans.ts'
import { timeCalls } from './admin/times.ts'
import { openWorlds } from './api/worlds.ts'

// Times every admin list, with each of its sorts, filters and searches, among 300,000 RFQs, 100,000 orders and 20,000
// customers; reports statements that scan a large table, and compares each count with the actual number of rows.
// npm run bench -- admin [RFQs] [a regular expression of calls]. KERF_BENCH_DATA=<folder> keeps the seeded database.
const words = process.argv.slice(2)
const size = Number(words.find((word) => /^\d+$/.test(word)) ?? 300_000)
const only = new RegExp(words.find((word) => /\D/.test(word)) ?? '.')
const calls = readingCalls('admin', ({ name }) => !notBuilt.includes(name)).filter(({ what }) => only.test(what))

const { worlds, home, remove } = await openWorlds([size], process.env.KERF_BENCH_DATA, 20_000)
try {
  const [world] = worlds
  if (!world) throw new Error('No database was seeded')
  const slow = await timeCalls(world, calls)
  const wrong = await countWhole(world, calls)
  const scans = await printScans(world, home, calls)
  console.log(`\n${calls.length} calls: ${slow} slow, ${wrong} wrong counts, ${scans} statements with a scan`)
  process.exitCode = slow + wrong + scans === 0 ? 0 : 1
} finally {
  await remove()
}
