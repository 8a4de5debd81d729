/** Controls of direction, which can have a name look as if it ended otherwise, and what cannot be seen or written. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A file's name as it is shown: without what makes `part[RLO]pets.exe` look like `partexe.step`, as the server keeps it. */
export function shownFileName(name: string): string {
  return name.replace(unseen, '')
}
