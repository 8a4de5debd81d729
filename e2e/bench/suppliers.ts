import { apiOf } from '../fixtures/api.ts'
import { readingCalls } from './admin/calls.ts'
import { countWhole } from './admin/counts.ts'
import { printScans } from './admin/scans.ts'
import { timeCalls } from './admin/times.ts'
import { openWorlds } from './api/worlds.ts'
import { crossingCalls, filteredCalls } from './suppliers/calls.ts'
import { seedSuppliers, signedInSupplier } from './suppliers/seed.ts'

// Times every list of the supplier network, for admins and for one supplier, with each of its sorts, filters and searches,
// among 10,000 suppliers and 100,000 of their quotes; counts statements, and reports those that scan a large table.
// npm run bench -- suppliers [a regular expression of calls]. KERF_BENCH_DATA=<folder> keeps the seeded database.
const only = new RegExp(process.argv[2] ?? '.')
const ofNetwork = /^\/api\/(?:supplier\/|admin\/(?:suppliers|supplier-|purchase-orders|rfqs\/supplier-quotes))/

const { worlds, home, remove } = await openWorlds([2000], process.env.KERF_BENCH_DATA, { customers: 700 })
try {
  const [world] = worlds
  if (!world) throw new Error('No database was seeded')
  await seedSuppliers(world.databaseUrl)
  const token = await apiOf(world.kerf).signIn(signedInSupplier, world.kerf.admin.password, 'supplier')
  const listed = [
    ...readingCalls('admin', () => true),
    ...(await filteredCalls(world)),
    ...readingCalls('supplier', () => true, { token }),
  ].filter(({ path }) => ofNetwork.test(path))
  const calls = [...listed, ...(await crossingCalls(world))].filter(({ what }) => only.test(what))
  const slow = await timeCalls(world, calls)
  const wrong = await countWhole(world, calls)
  const scans = await printScans(world, home, calls)
  console.log(`\n${calls.length} calls: ${slow} slow, ${wrong} wrong counts, ${scans} statements with a scan`)
  process.exitCode = slow + wrong === 0 ? 0 : 1
} finally {
  await remove()
}
