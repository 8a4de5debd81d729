import { displayName, shortened } from './file-name.ts'

/** Bytes of UTF-8: the limit of Linux file systems for a file or folder name. */
const longest = 255

/** Characters that Windows forbids in names. */
const forbidden = /[<>:"|?*]/g

/** Windows drops these at the end of a name, which changes it. */
const dropped = /[. ]+$/

/** Windows device names, forbidden for files whatever the extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i

/**
 * Makes names for the entries of one archive: every system can unpack them, and they are unique, even
 * case-insensitively. A name may contain folders, joined by `/`; long names are cut before their extension, and equal
 * ones get a number.
 */
export function archiveNamer(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const parts = name.split(/[\\/]+/).filter((part) => !/^\.*$/.test(part))
    const own = portable(parts.pop() ?? '')
    const folders = parts.map((part) => `${portable(part)}/`).join('')
    let unique = folders + own
    for (let number = 2; taken.has(folded(unique)); number += 1) unique = folders + fitted(own, ` (${number})`)
    taken.add(folded(unique))
    return unique
  }
}

function portable(part: string): string {
  const name = fitted(displayName(part).replace(forbidden, '_'))
  return device.test(name) ? fitted(`_${name}`) : name
}

function fitted(name: string, mark = ''): string {
  return shortened(name, longest, Buffer.byteLength, mark).replace(dropped, '_')
}

/** Folds names that some file system treats as equal: ẞ, ß and ss, say. */
function folded(name: string): string {
  return name.toUpperCase().toLowerCase().normalize()
}
