import pg from 'pg'

/** Anything the driver is told to run; it accepts statements in several forms. */
type Query = (this: pg.Client, ...given: unknown[]) => unknown

/**
 * Intercepts every statement that this test's API sends to its database, whoever built it.
 * @param pass gets the statement and a function that sends it; it may act before or instead
 * @returns a function that stops it
 */
export function interceptStatements(pass: (text: string, send: () => unknown) => unknown): () => void {
  const { prototype } = pg.Client
  const { query } = prototype
  const send: Query = query
  const intercepted: Query = function (...given) {
    return pass(textOf(given[0]), () => send.apply(this, given))
  }
  Object.assign(prototype, { query: intercepted })
  return () => {
    Object.assign(prototype, { query })
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : ''
}

/** @returns the statements that the API sends during `act`, in order, with the start and end of transactions */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const stop = interceptStatements((text, send) => {
    sent.push(text)
    return send()
  })
  try {
    await act()
  } finally {
    stop()
  }
  return sent
}

/** Whether a statement reads a page of a list, whatever the list. */
export function readsPageOf(table: string, statement: string): boolean {
  return new RegExp(`page\\s+join ${table} `).test(statement)
}
