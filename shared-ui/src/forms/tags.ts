/** What stands between the texts of a list, as people type or paste it; full-width marks as well. */
const between = /[,;\n\t\uff0c\uff1b\u3001]/

/** Whether a text ends a tag, as one with a comma does. */
export function endsTag(text: string): boolean {
  return between.test(text)
}

/** The texts of a typed or pasted list, without blanks around them and without empty ones. */
export function splitTags(text: string): string[] {
  return text
    .split(between)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
}

/** @returns the tags with those that are not among them yet, whatever their case, at the end */
export function addTags(tags: readonly string[], more: readonly string[]): string[] {
  const known = new Set(tags.map(plain))
  const added = more.filter((tag) => {
    const isNew = !known.has(plain(tag))
    known.add(plain(tag))
    return isNew
  })
  return [...tags, ...added]
}

const plain = (tag: string) => tag.normalize('NFC').toLocaleLowerCase('en')
