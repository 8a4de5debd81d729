import { compare } from './api/compare.ts'
import { askForEverything, measureGrowth } from './api/growth.ts'
import { printSlowestPlans } from './api/plans.ts'
import { openWorlds } from './api/worlds.ts'

// Compares Kerf with a bare server on the same database, and measures growth with the number of RFQs and the slowest
// plans. npm run bench -- api [sizes] [compare | growth | plans] [a regular expression of calls and lists]
// KERF_BENCH_DATA=<folder> keeps the seeded databases there, for the next run.
const words = process.argv.slice(2)
const steps = ['compare', 'growth', 'plans']
const chosen = words.filter((word) => steps.includes(word))
const does = (step: string) => chosen.length === 0 || chosen.includes(step)
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
const sizes = (numbers.length > 0 ? numbers : [20_000, 1_000_000]).toSorted((a, b) => a - b)
const only = new RegExp(words.find((word) => /\D/.test(word) && !steps.includes(word)) ?? '.')

const { worlds, home, remove } = await openWorlds(sizes, process.env.KERF_BENCH_DATA)
try {
  if (does('compare')) for (const world of worlds) await compare(world, only)
  if (does('growth')) await measureGrowth(worlds, only)
  const largest = worlds.at(-1)
  if (does('plans') && largest) await printSlowestPlans(largest, home, () => askForEverything(largest, only))
} finally {
  await remove()
}
