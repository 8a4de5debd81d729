declare const lock: unique symbol

/**
 * A row that this transaction has locked. Services that change a row take it in this form, so that a route which
 * forgets to lock does not compile; only a feature's `getForUpdate` makes one.
 */
export type Locked<Row> = Row & { readonly [lock]: true }

/** Says of a row, read `for update` in this transaction, that it is locked. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return row as Locked<Row> // the lock is the database's; this only keeps the knowledge of it
}
