/** Width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/**
 * The size a PNG or JPEG declares, as shown: a rotated photo counts as turned upright; undefined if the file declares
 * none.
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

/** Of the markers C0 to CF, these do not begin a frame: tables of Huffman codes, JPG, and arithmetic conditioning. */
const noFrame = new Set([0xc4, 0xc8, 0xcc])

/** Walks the segments to the one that begins the frame (ITU T.81, B.2.2); Exif comes before it. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2
  let onItsSide = false
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return onItsSide ? { width: height, height: width } : { width, height }
    }
    if (marker === 0xe1) onItsSide ||= isOnItsSide(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** The Exif tag for how a picture is turned; from 5 on, width and height are swapped (TIFF 6.0, section 8). */
const orientationTag = 0x0112

function isOnItsSide(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 16) return false
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) === orientationTag) return short(at + 8) > 4
  }
  return false
}
