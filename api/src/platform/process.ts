import { inspect } from 'node:util'

/** Prints something for the person who started the process. */
export function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

/** Reports a failure: an error meant for a person by its message, any other with its stack. */
function complain(error: unknown): void {
  const isForAPerson = error instanceof Error && error.name === 'Error'
  const words = isForAPerson ? error.message : inspect(error)
  process.stderr.write(`${words}\n`)
}

/** Milliseconds until everything must be closed; running requests and jobs have less. */
const longestEnd = 120_000

/** Registers how to close what was opened: in reverse order, when the process stops. */
export type Opened = AsyncDisposableStack

/**
 * Runs `open`, and keeps the process running until it is told to stop: then, or if `open` fails, everything opened is
 * closed in reverse order. A second signal exits at once.
 * @param open opens what the process needs, and registers how to close it: `opened.defer(() => db.stop())`
 */
export async function runProcess(open: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = new AsyncDisposableStack()
  let ending = false

  const end = async (code: number) => {
    if (ending) process.exit(code || 1)
    ending = true
    // A close that hangs must not keep the process alive.
    setTimeout(() => process.exit(code || 1), longestEnd).unref()
    // A signal while opening: half-open parts could not be closed.
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

/** Runs a command to its end, and closes what it opened. Errors are shown to the person who ran it. */
export async function runCommand(work: (opened: Opened) => Promise<void>): Promise<void> {
  try {
    await using opened = new AsyncDisposableStack()
    await work(opened)
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}
