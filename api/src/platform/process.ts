import { inspect } from 'node:util'

/** Says something to the person who started the process. */
export function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

/** Says why something failed: a plain error in its words, which are for a person, any other with its place in the program. */
function complain(error: unknown): void {
  const isForAPerson = error instanceof Error && error.name === 'Error'
  const words = isForAPerson ? error.message : inspect(error)
  process.stderr.write(`${words}\n`)
}

/** Milliseconds in which everything must have been closed; requests and jobs in flight have less. */
const longestEnd = 120_000

/** What to do with what was opened: it is closed in the reverse order when the process stops. */
export type Opened = AsyncDisposableStack

/**
 * Runs `open`, and keeps the process until it is told to stop: then, or when `open` fails, all that was opened is closed
 * in reverse order. A second signal ends the process at once.
 * @param open opens what the process needs, and says with each thing how it is closed: `opened.defer(() => db.stop())`
 */
export async function runProcess(open: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = new AsyncDisposableStack()
  let ending = false

  const end = async (code: number) => {
    if (ending) process.exit(code || 1)
    ending = true
    // Whatever does not let itself be closed must not keep the process.
    setTimeout(() => process.exit(code || 1), longestEnd).unref()
    // A signal while things are being opened: what is half open could not be closed.
    await opening.catch(() => {})
    try {
      await opened.disposeAsync()
    } catch (error) {
      complain(error)
      process.exit(1)
    }
    process.exit(code)
  }
  const fail = (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`)
    void end(1)
  }

  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(0))
  process.on('uncaughtException', fail)
  const opening = open(opened)
  try {
    await opening
  } catch (error) {
    complain(error)
    await end(1)
  }
}

/** Runs a command to its end, and closes what it opened. What it throws is told to the person who ran it. */
export async function runCommand(work: (opened: Opened) => Promise<void>): Promise<void> {
  try {
    await using opened = new AsyncDisposableStack()
    await work(opened)
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}
