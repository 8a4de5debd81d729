import { compare } from './api/compare.ts'
import { openWorlds } from './api/worlds.ts'

// Kerf against a bare server on the same database, and what grows with the number of RFQs.
// npm run bench -- api [sizes] [calls]; KERF_BENCH_DATA=<folder> keeps seeded databases for the next run
const sizes = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number)
const only = new RegExp(process.argv.slice(2).find((word) => /\D/.test(word)) ?? '.')

const { worlds, remove } = await openWorlds(sizes.length > 0 ? sizes : [20_000, 1_000_000], process.env.KERF_BENCH_DATA)
try {
  for (const world of worlds) await compare(world, only)
} finally {
  await remove()
}
