import { compare } from './api/compare.ts'
import { askForEverything, measureGrowth } from './api/growth.ts'
import { printSlowestPlans } from './api/plans.ts'
import { openWorlds } from './api/worlds.ts'

// Kerf against a bare server on the same database, and what grows with the number of RFQs.
// npm run bench -- api [sizes] [a regular expression of calls and lists]
// KERF_BENCH_DATA=<folder> keeps the seeded databases there, for the next run.
const words = process.argv.slice(2)
const chosen = words.filter((word) => /^\d+$/.test(word)).map(Number)
const only = new RegExp(words.find((word) => /\D/.test(word)) ?? '.')
const sizes = (chosen.length > 0 ? chosen : [20_000, 1_000_000]).toSorted((a, b) => a - b)

const { worlds, home, remove } = await openWorlds(sizes, process.env.KERF_BENCH_DATA)
try {
  for (const world of worlds) await compare(world, only)
  await measureGrowth(worlds, only)
  const largest = worlds.at(-1)
  if (largest) await printSlowestPlans(largest, home, () => askForEverything(largest, only))
} finally {
  await remove()
}
