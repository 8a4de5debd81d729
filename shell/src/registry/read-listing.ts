import { type ModuleListing, moduleListing } from '@kerf/module-kit/platform'

/**
 * Reads a module's listing that did not come with this page: another version of Kerf may have written it. Loaded on
 * demand, because the schema is as large as a screen.
 * @returns undefined if this shell cannot parse it
 */
export function readListing(value: unknown): ModuleListing | undefined {
  return moduleListing.safeParse(value).data
}
