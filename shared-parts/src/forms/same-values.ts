function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(protoOf(value))
}

// TypeScript answers `any` for a prototype.
const protoOf = (value: object): object => Object.getPrototypeOf(value) as object

/** Whether two values of forms hold the same. Files are the same only when they are one. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameValues(one[name], other[name]))
}
