import type { ModuleListing } from '@kerf/module-kit/platform'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Knows the hash of every file of every module that was registered. */
export interface IntegrityBook {
  add(listing: ModuleListing): void
  /**
   * @param url absolute, or relative to the page
   * @returns the hash that the file must have
   * @throws {UnknownFile} when no registered module has this file
   */
  hashOf(url: string): string
}

/** A script was asked for that no registered release lists. */
export class UnknownFile extends Error {
  constructor(url: string) {
    super(`${url} belongs to no known release`)
    this.name = 'UnknownFile'
  }
}

/** @param origin the page's own, e.g. `https://kerf.example` */
export function createIntegrityBook(origin: string): IntegrityBook {
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

/** Makes the federation runtime load only files of known releases, and the browser refuse those that differ. */
export function integrityPlugin(book: IntegrityBook): ModuleFederationRuntimePlugin {
  return {
    name: 'kerf-integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.integrity = book.hashOf(url)
      // As the preload links of the page say it; a different mode would fetch the file twice.
      script.crossOrigin = 'anonymous'
      return script
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      link.href = url
      link.integrity = book.hashOf(url)
      link.crossOrigin = 'anonymous'
      return link
    },
    fetch: async (url, init) => fetch(url, { ...init, integrity: book.hashOf(url) }),
  }
}
