import { createHash } from 'node:crypto'

/** Whoever is to get modules, as far as that decides which releases these are. */
export interface Viewer {
  /** The account; a visitor has none, and is never part of a canary. */
  userId: string | null
  /** Versions that this browser is to run instead, by module. */
  pins: Readonly<Record<string, string>>
}

/** Everybody who is in no canary and pinned nothing. */
export const anybody: Viewer = { userId: null, pins: {} }

/**
 * Whether an account is among the share of users that get a canary. It stays so while the share grows; another release
 * is first tried on others.
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
 * Reads the pins of a browser, which an admin has set. Whoever writes the cookie by hand gets no more than the files of a
 * published release, which anybody may read anyway; what it shows comes from the API, which asks who is there.
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
