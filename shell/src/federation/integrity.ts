import type { ModuleListing } from '@kerf/module-kit/platform'

/** Knows the hash of every file of every module that was registered. */
export interface IntegrityRegistry {
  add(listing: ModuleListing): void
  /**
   * @param url absolute, or relative to the page
   * @returns the hash that the file must have
   * @throws {UnknownFile} when no registered module has this file
   */
  hashOf(url: string): string
}

/** A script was requested that no registered release lists. */
export class UnknownFile extends Error {
  constructor(url: string) {
    super(`${url} belongs to no known release`)
    this.name = 'UnknownFile'
  }
}

/** @param origin the page's own, e.g. `https://kerf.example` */
export function createIntegrityRegistry(origin: string): IntegrityRegistry {
  const hashes = new Map<string, string>()
  return {
    add({ base, integrity }) {
      for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(base + file, origin).href, hash)
    },
    hashOf(url) {
      const hash = hashes.get(new URL(url, origin).href)
      if (!hash) throw new UnknownFile(url)
      return hash
    },
  }
}
