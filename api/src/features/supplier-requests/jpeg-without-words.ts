const mark = 0xff
const comment = 0xfe
const startOfScan = 0xda
const endOfImage = 0xd9

/** TEM, RST0 to RST7 and SOI have no length. */
const standsAlone = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8)

/** Of what programs keep in a JPEG, a picture is drawn by these: its density, its colour profile, and Adobe's colours. */
const drawn = new Map([
  [0xe0, ''],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])

/** Whether a segment only says something: Exif, XMP, IPTC, comments and whatever else programs keep. */
function isWords(marker: number, content: Buffer): boolean {
  if (marker === comment) return true
  if (marker < 0xe0 || marker > 0xef) return false
  const begins = drawn.get(marker)
  return begins === undefined || content.toString('latin1', 0, begins.length) !== begins
}

/** Where the next marker stands in the bytes of a picture, in which a zero follows each byte that looks like one. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(mark, from); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    const marker = bytes[at + 1]
    if (marker !== undefined && marker !== 0 && marker !== mark && !standsAlone(marker)) return at
  }
  return bytes.length
}

/**
 * A JPEG without what cameras and programs say in it, and without what follows its end. What draws the picture stays as it
 * is, byte for byte; how the picture is to be turned is not kept. Bytes that are no JPEG are returned as they are, and so is
 * the rest of one from where it is damaged.
 */
export function jpegWithoutWords(given: Uint8Array): Uint8Array {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes[0] !== mark || bytes[1] !== 0xd8) return given
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === mark) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) break
    if (marker === mark) {
      at += 1
      continue
    }
    if (standsAlone(marker)) {
      kept.push(bytes.subarray(at, at + 2))
      at += 2
      continue
    }
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2)
    const end = marker === startOfScan ? nextMarker(bytes, segmentEnd) : segmentEnd
    if (!isWords(marker, bytes.subarray(at + 4, segmentEnd))) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (bytes[at] === mark && bytes[at + 1] === endOfImage) kept.push(bytes.subarray(at, at + 2))
  else kept.push(bytes.subarray(at))
  return Buffer.concat(kept)
}
