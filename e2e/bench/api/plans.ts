import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { execute, type World } from './worlds.ts'

const shown = 5
const longestQuery = 500
const longestPlan = 30
const widestLine = 150

/** Makes PostgreSQL log the plan of every statement of a database that takes longer than some milliseconds. */
const settingsFrom = (milliseconds: number) => [
  `session_preload_libraries = 'auto_explain'`,
  `auto_explain.log_min_duration = ${milliseconds}`,
  'auto_explain.log_analyze = on',
  'auto_explain.log_buffers = on',
]

/** A statement and its plan. */
export interface Explained {
  query: string
  plan: string[]
  milliseconds: number
}

/** PostgreSQL's log entry for a statement: a line with the duration, then, indented, the query and the plan. */
function readLog(text: string): Explained[] {
  const entries = text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)
  return [...entries].map(([, milliseconds, lines = '']) => {
    const all = lines.split('\n').map((line) => line.slice(1))
    // The plan begins with its root, the only node with a cost but no arrow.
    const root = all.findIndex((line) => /^\S.*\(cost=/.test(line))
    const query = all.slice(0, root).join(' ').replace('Query Text: ', '').replace(/\s+/g, ' ')
    return { query, plan: all.slice(root), milliseconds: Number(milliseconds) }
  })
}

async function textFrom(file: string, start: number): Promise<{ text: string; end: number }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
    return { text: buffer.toString(), end: size }
  } finally {
    await handle.close()
  }
}

/** Shortens a long text to its beginning and end: what a statement selects, and which rows. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest / 3)} … ${text.slice((-2 * longest) / 3)}`
}

const tells = (line: string) => !/^\s*(Index Searches|Heap Fetches|Batches|Sort Method):/.test(line)

/** The statements with the highest mean duration, each with its slowest run. */
function slowest(all: readonly Explained[]) {
  const byQuery = Map.groupBy(all, ({ query }) => query)
  return [...byQuery.values()]
    .map((runs) => ({
      mean: runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / runs.length,
      runs: runs.length,
      worst: runs.toSorted((a, b) => b.milliseconds - a.milliseconds)[0],
    }))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, shown)
}

/**
 * The statements that calls run, with their plans.
 * @param home of the database server, where its log is @param ask makes the calls
 * @param least milliseconds from which a statement is included
 */
export async function explain(
  { databaseUrl, kerf }: World,
  home: string,
  ask: () => Promise<void>,
  least = 2,
): Promise<Explained[]> {
  const name = new URL(databaseUrl).pathname.slice(1)
  for (const setting of settingsFrom(least)) await execute(databaseUrl, `alter database ${name} set ${setting}`)
  // Settings of a database only apply to new connections.
  await kerf.restart()
  try {
    const log = join(home, 'log')
    const before = await textFrom(log, 0)
    await ask()
    const { text } = await textFrom(log, before.end)
    return readLog(text).filter(({ query }) => !/pgboss|pg_stat/.test(query))
  } finally {
    await execute(databaseUrl, `alter database ${name} reset all`)
  }
}

/** Prints the beginning of a plan. */
function printPlan({ plan }: Explained): void {
  const lines = plan.filter(tells).slice(0, longestPlan)
  console.log(lines.map((line) => `  ${line.slice(0, widestLine)}`).join('\n'))
}

/** A statement on one line, shortened. */
export const shortQuery = ({ query }: Explained) => cut(query, longestQuery)

/** Prints the plans that the slowest statements were run with, as {@link explain} finds them. */
export async function printSlowestPlans(world: World, home: string, ask: () => Promise<void>): Promise<void> {
  const explained = await explain(world, home, ask)
  console.log(
    `\nThe slowest statements at ${world.size.toLocaleString('en-US')} RFQs, with the plans of their slowest runs`,
  )
  for (const { mean, runs, worst } of slowest(explained)) {
    if (!worst) continue
    console.log(`\n${mean.toFixed(1)} ms in the mean of ${runs}: ${shortQuery(worst)}`)
    printPlan(worst)
  }
}
