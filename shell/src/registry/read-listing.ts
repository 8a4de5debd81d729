import { type ModuleListing, moduleListing } from '@kerf/module-kit/platform'

/**
 * Reads a module's listing that did not come with this page: another version of Kerf may have written it. Loaded when
 * there is one, since the schema weighs as much as a screen.
 * @returns nothing where this shell cannot make sense of it
 */
export function readListing(value: unknown): ModuleListing | undefined {
  return moduleListing.safeParse(value).data
}
