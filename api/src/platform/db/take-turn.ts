import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'

/** Milliseconds between two questions. */
const askAgain = 250

/**
 * Waits until no other transaction holds the lock of this name, however long that takes, and holds it until its own
 * ends. Asks again and again: a connection that waits for one answer looks like one whose database has disappeared
 * (`connect.ts`).
 * @param name of the lock; the same in every process
 */
export async function takeTurn(tx: Knex.Transaction, name: string): Promise<void> {
  const isMine = async () => {
    const { rows } = await tx.raw('select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as mine', [name])
    return rows[0].mine === true
  }
  while (!(await isMine())) await wait(askAgain)
}
