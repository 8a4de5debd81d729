/** Separators of a typed or pasted list, full-width ones included. */
const between = /[,;\n\t\uff0c\uff1b\u3001]/

/** Whether the text completes a tag, for example with a comma. */
export function endsTag(text: string): boolean {
  return between.test(text)
}

/** The trimmed, non-empty texts of a typed or pasted list. */
export function splitTags(text: string): string[] {
  return text
    .split(between)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
}

/** @returns the tags, followed by those that are new, ignoring case */
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
