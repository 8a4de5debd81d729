import { setTimeout as elapse } from 'node:timers/promises'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Standard output, written a few lines at a time and in the background: writing each line at once, and waiting for its
 * reader, would take a quarter of the time of a short request. The rest is written when the process ends, by `pino`
 * itself.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })

/** Standard output, with each line written before the next statement runs: for tests that compare it with responses. */
export const synchronousOutput = () => pino.destination({ dest: 1, sync: true })

/** Names of fields that no line may contain. */
const secret = ['password', 'passwordHash', 'token', 'cookie', 'authorization']
const censor = '[hidden]'

const warning = pino.levels.values.warn ?? 40

/**
 * The log of a process: one JSON line per event, on standard output: at most half a second later, at once for errors.
 * Fields with secrets are removed wherever they occur, as a second safeguard besides never logging bodies and headers.
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
          // Errors are written at once: for anybody watching, and in case the process is killed.
          if (level >= warning) this.flush()
        },
      },
      redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor },
    },
    destination,
  )
}

/** The same log for flat lines: searching for secrets deeper down takes most of a line's time. */
export function flatLog(log: Log): Log {
  return log.child({}, { redact: { paths: secret, censor } })
}

/** Writes what is still buffered, unless nobody reads it. */
export async function flushLog(log: Log): Promise<void> {
  const written = new Promise<void>((resolve) => log.flush(() => resolve()))
  await Promise.race([written, elapse(1000, undefined, { ref: false })])
}
