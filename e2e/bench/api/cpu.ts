import { readFileSync } from 'node:fs'
import { execute } from './worlds.ts'

/** Linux counts CPU time in hundredths of a second. */
const millisecondsOfTick = 10

/** The PostgreSQL processes that serve a server's connections. */
export async function backendsOf(databaseUrl: string, application: string): Promise<number[]> {
  const rows = await execute<{ pid: number }>(
    databaseUrl,
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  )
  return rows.map(({ pid }) => pid)
}

/**
 * CPU milliseconds spent by processes. On a busy machine this says more than wall-clock time.
 * @returns NaN if it cannot be read
 */
export function processorTimeOf(pids: readonly number[]): number {
  try {
    return pids.reduce((sum, pid) => sum + ticksOf(pid) * millisecondsOfTick, 0)
  } catch {
    return Number.NaN
  }
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // "pid (name) state …", where the name may hold anything; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
