import { displayName, shortened } from './file-name.ts'

/** Bytes of UTF-8: the most that file systems of Linux take for a file or a folder. */
const longest = 255

/** Characters that Windows takes in no name. */
const forbidden = /[<>:"|?*]/g

/** Windows drops these at the end of a name, which then is another one. */
const dropped = /[. ]+$/

/** Devices of Windows, which no file can be called, whatever its ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i

/**
 * Makes names for the entries of one archive: every system unpacks them, and no two are the same, also where case does
 * not count. A name may hold folders, joined by `/`; what is too long is cut before its ending, and names that are
 * equal then are told apart by a number.
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

/** The same for names that a file system may take for one: ẞ, ß and ss, say. */
function folded(name: string): string {
  return name.toUpperCase().toLowerCase().normalize()
}
