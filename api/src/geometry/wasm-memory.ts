const pageBytes = 65_536

/**
 * Caps the memory of kernels that are loaded in this process. A WebAssembly build may grow to 4 GB and has no option for
 * it, so its memory's `grow` refuses instead; the kernel then reports that it has no memory left.
 * @returns whether memory was ever refused
 */
export function limitWasmMemory(limitMb: number): () => boolean {
  let refused = false
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function growWithinCap(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > limitMb * 1024 * 1024) {
      refused = true
      throw new RangeError('The geometry kernel may not use more memory')
    }
    return grow.call(this, pages)
  }
  return () => refused
}
