/** Bytes compared at a time. */
const step = 1024 * 1024

/**
 * Whether two chosen files are the same: equal in name, size and every byte. Name, size and time alone are not enough:
 * programs write many files in one go. An unreadable file equals no other.
 */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one === other) return true
  if (one.name !== other.name || one.size !== other.size) return false
  try {
    for (let at = 0; at < one.size; at += step) {
      if (!(await areEqual(one.slice(at, at + step), other.slice(at, at + step)))) return false
    }
    return true
  } catch {
    return false
  }
}

async function areEqual(one: Blob, other: Blob): Promise<boolean> {
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()])
  const expected = new Uint8Array(right)
  return new Uint8Array(left).every((byte, at) => byte === expected[at])
}

/** Divides added files into new ones and duplicates, of chosen files or of each other. */
export async function withoutRepeated(
  chosen: readonly File[],
  added: readonly File[],
): Promise<{ fresh: File[]; repeated: File[] }> {
  const fresh: File[] = []
  const repeated: File[] = []
  for (const file of added) {
    const matches = await Promise.all([...chosen, ...fresh].map((other) => isSameFile(other, file)))
    if (matches.includes(true)) repeated.push(file)
    else fresh.push(file)
  }
  return { fresh, repeated }
}
