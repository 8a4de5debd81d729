declare const lock: unique symbol

/**
 * A row that this transaction has locked. Services that change a row take this type, so that a route that forgets to
 * lock does not compile; only a feature's `getForUpdate` creates one.
 */
export type Locked<Row> = Row & { readonly [lock]: true }

/** Marks a row, read `for update` in this transaction, as locked. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return row as Locked<Row> // The lock is in the database; this only records it in the type.
}
