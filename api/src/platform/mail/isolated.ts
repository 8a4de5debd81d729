/** As `isolated` of shared-ui, which no server code loads. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name for use within a mail's text: what follows it keeps its place even if the name is written from right to left.
 * @returns the name between Unicode isolates; unchanged where they would have no effect
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
