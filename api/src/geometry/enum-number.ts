/**
 * The number of an enumeration of OpenCascade: its bindings answer an object with the number, which their types do not
 * say. The only place that looks past these types.
 */
export function enumNumber(enumeration: unknown): number {
  if (typeof enumeration === 'object' && enumeration !== null && 'value' in enumeration) {
    if (typeof enumeration.value === 'number') return enumeration.value
  }
  throw new Error('OpenCascade answered no enumeration')
}
