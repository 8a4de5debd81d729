import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * The log of a process: one JSON line per happening, on standard output.
 * Names that hold secrets are removed wherever they stand, as a second lock behind never logging bodies and headers.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const secret = ['password', 'passwordHash', 'token', 'cookie', 'authorization']
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: '[hidden]' },
    },
    destination,
  )
}
