/** Width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/**
 * The size that a PNG or JPEG says it has; undefined where the file does not say.
 * @param bytes from its beginning
 */
export function pictureSize(bytes: Buffer, mimetype: string): PictureSize | undefined {
  if (mimetype === 'image/png') return pngSize(bytes)
  return mimetype === 'image/jpeg' ? jpegSize(bytes) : undefined
}

/** The first chunk is the header (PNG, 11.2.2). */
function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Of the markers C0 to CF, these begin no frame: tables of Huffman codes, JPG, and arithmetic conditioning. */
const noFrame = new Set([0xc4, 0xc8, 0xcc])

/** Goes from segment to segment to the one that begins the frame (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
