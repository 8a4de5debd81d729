/** Bytes that are compared at once. */
const step = 1024 * 1024

/**
 * Whether two chosen files are one chosen twice: alike in name, size and every byte. A name, a size and a time alone
 * are shared by files that programs write in one go. One that cannot be read is like no other.
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

/** Divides added files into those to keep and those that are chosen already, or twice among them. */
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
