/** As `isolated` of shared-ui, which no server code loads. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name as it stands among the words of a mail: what follows it keeps its place, though the name is written from right
 * to left.
 * @returns the name between Unicode isolates; as it came where they would change nothing
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
