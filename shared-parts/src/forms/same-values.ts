function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(protoOf(value))
}

// TypeScript types a prototype as `any`.
const protoOf = (value: object): object => Object.getPrototypeOf(value) as object

/** Whether two form values are equal. Files are equal only if they are the same object. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameValues(one[name], other[name]))
}
