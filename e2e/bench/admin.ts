import { notBuilt } from '../../api/src/features/not-built.ts'
import { type Asked, callsOfOne, readingCalls } from './admin/calls.ts'
import { countWhole } from './admin/counts.ts'
import { printDownloads } from './admin/downloads.ts'
import { samplesOf } from './admin/samples.ts'
import { printScans } from './admin/scans.ts'
import { timeCalls } from './admin/times.ts'
import { compareWithSql } from './admin/truths.ts'
import { openWorlds } from './api/worlds.ts'
import { seedSuppliers } from './suppliers/seed.ts'

// Times every admin list, with each of its sorts, filters and searches, and every call for one object, among 300,000 RFQs,
// 100,000 orders, 20,000 customers, 100,000 purchase orders to 10,000 suppliers, 100,000 estimates of quoted lines, 1.5
// million audit log entries and 60,000 conversations; reports statements that scan a large table, and compares each count
// with the actual number of rows.
// npm run bench -- admin [RFQs] [a regular expression of calls]. KERF_BENCH_DATA=<folder> keeps the seeded database.
const words = process.argv.slice(2)
const size = Number(words.find((word) => /^\d+$/.test(word)) ?? 300_000)
const only = new RegExp(words.find((word) => /\D/.test(word)) ?? '.')
const isBuilt = ({ name }: { name: string }) => !notBuilt.includes(name)

const { worlds, home, remove } = await openWorlds([size], process.env.KERF_BENCH_DATA, {
  customers: 20_000,
  withOffice: true,
})
try {
  const [world] = worlds
  if (!world) throw new Error('No database was seeded')
  await seedSuppliers(world.databaseUrl, { requests: Math.round(size / 3), asked: 2, minutesApart: 15 })
  const { samples, valuesOf } = await samplesOf(world)
  const isChosen = ({ what }: Asked) => only.test(what)
  const ofOne = callsOfOne(isBuilt, valuesOf, samples)
  const calls = [...readingCalls('admin', isBuilt, { samples }), ...ofOne].filter(isChosen)
  const saved = readingCalls('admin', isBuilt, { samples, saved: true }).filter(isChosen)
  const slow = await timeCalls(world, calls)
  if (saved.length > 0) await printDownloads(world, saved)
  const wrong = (await countWhole(world, calls)) + (await compareWithSql(world, only))
  const scans = await printScans(world, home, calls)
  console.log(`\n${calls.length} calls: ${slow} slow, ${wrong} wrong counts, ${scans} statements with a scan`)
  process.exitCode = slow + wrong + scans === 0 ? 0 : 1
} finally {
  await remove()
}
