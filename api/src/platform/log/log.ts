import { setTimeout as elapse } from 'node:timers/promises'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Standard output, written a few lines at a time and beside everything else: to write each line at once, and to wait
 * for whoever reads it, would take a quarter of the time of a short request. What is left is written when the process
 * ends, by `pino` itself.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })

/** Standard output, with each line written before the next statement runs: for who compares it with answers. */
export const synchronousOutput = () => pino.destination({ dest: 1, sync: true })

/** Names of what no line may hold. */
const secret = ['password', 'passwordHash', 'token', 'cookie', 'authorization']
const censor = '[hidden]'

const warning = pino.levels.values.warn ?? 40

/**
 * The log of a process: one JSON line per happening, on standard output: half a second later at most, at once for what
 * went wrong. Names that hold secrets are removed wherever they stand, as a second lock behind never logging bodies
 * and headers.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args)
          // What went wrong is written at once: whoever watches for it, or a process that is killed, waits for nothing.
          if (level >= warning) this.flush()
        },
      },
      redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor },
    },
    destination,
  )
}

/** The same log for lines of one level: looking for secrets deeper down takes most of the time of a line. */
export function flatLog(log: Log): Log {
  return log.child({}, { redact: { paths: secret, censor } })
}

/** Writes what the log still holds, unless nobody reads it. */
export async function flushLog(log: Log): Promise<void> {
  const written = new Promise<void>((resolve) => log.flush(() => resolve()))
  await Promise.race([written, elapse(1000, undefined, { ref: false })])
}
