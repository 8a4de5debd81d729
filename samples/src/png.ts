import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, body: Buffer): Buffer {
  const name = Buffer.from(type, 'latin1')
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(Buffer.concat([name, body])), 4)
  return Buffer.concat([frame.subarray(0, 4), name, body, frame.subarray(4)])
}

/** An 8-bit RGB image. @param pixel red, green and blue of a place, 0 to 255 */
function writePng(
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly [number, number, number],
): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (width * 3 + 1) + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A turned face under a lamp, as an inspection photo shows it. */
export function inspectionPhoto(size = 480): Buffer {
  const middle = size / 2
  return writePng(size, Math.round(size * 0.75), (x, y) => {
    const [dx, dy] = [x - middle, y - size * 0.375]
    const radius = Math.hypot(dx, dy)
    if (radius > size * 0.34) return [38 + (y * 20) / size, 44 + (y * 20) / size, 52 + (y * 20) / size]
    if (radius < size * 0.09) return [24, 26, 30]
    const glint = 60 * Math.abs(Math.cos(Math.atan2(dy, dx) - 0.7)) ** 6
    const groove = 10 * Math.sin(radius * 1.7)
    const light = 128 + glint + groove
    return [light, light + 4, light + 9]
  })
}
