import { createHash } from 'node:crypto'

/** What decides which releases the user or visitor gets who makes a call. */
export interface ReleaseActor {
  /** The account; a visitor has none, and is never part of a canary. */
  userId: string | null
  /** Versions this browser is to run instead, by module. */
  pins: Readonly<Record<string, string>>
}

/** An actor who is in no canary and has pinned nothing. */
export const anybody: ReleaseActor = { userId: null, pins: {} }

/**
 * Whether an account is among the share of users who get a canary. It stays so while the share grows; another release
 * is tried on different accounts first.
 */
export function isInCanary(
  release: { module: string; version: string },
  percent: number,
  userId: string | null,
): boolean {
  if (userId === null) return false
  const hash = createHash('sha256').update(`${release.module} ${release.version} ${userId}`).digest()
  return hash.readUInt32BE() % 100 < percent
}

/** The cookie that holds the pins of a browser. */
export const pinsCookie = 'kerf_pins'
/** Milliseconds. */
export const pinsLastFor = 30 * 24 * 60 * 60 * 1000

const pin = /^([a-z][a-z0-9-]{0,39})@(\d+\.\d+\.\d+-[\w.-]{1,80})$/
const mostPins = 20

/**
 * Reads the pins of a browser, set by an admin. A cookie written by hand gives access to no more than the files of a
 * published release, which anybody may read anyway; the data shown comes from the API, which checks who is asking.
 */
export function readPins(cookie: string | undefined): Record<string, string> {
  const found = (cookie ?? '').split('|').slice(0, mostPins)
  return Object.fromEntries(
    found.flatMap((part) => {
      const [, module = '', version = ''] = pin.exec(part) ?? []
      return module ? [[module, version]] : []
    }),
  )
}

/** @returns what {@link readPins} reads; empty for no pins */
export function writePins(pins: Readonly<Record<string, string>>): string {
  return Object.entries(pins)
    .slice(-mostPins)
    .map(([module, version]) => `${module}@${version}`)
    .join('|')
}
