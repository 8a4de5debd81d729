const startsWith = (bytes: ArrayBuffer, ...first: number[]) => {
  const there = new Uint8Array(bytes, 0, Math.min(first.length, bytes.byteLength))
  return first.every((byte, at) => there[at] === byte)
}

/**
 * A STEP file as text, out of gzip if it is packed so.
 * @returns null for a ZIP, which the kernel cannot open, and for gzip that is damaged
 */
export async function unpacked(step: ArrayBuffer): Promise<ArrayBuffer | null> {
  if (startsWith(step, 0x50, 0x4b)) return null
  if (!startsWith(step, 0x1f, 0x8b)) return step
  const packed = new Blob([step]).stream()
  return new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer().catch(() => null)
}
