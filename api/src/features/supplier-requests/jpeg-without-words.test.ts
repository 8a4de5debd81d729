import sharp, { type SharpOptions } from 'sharp'
import { expect, test } from 'vitest'
import { jpegWithoutWords } from './jpeg-without-words.ts'

const segment = (marker: number, words: string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(words, 'latin1')])
}

const noise: SharpOptions = {
  create: {
    ...{ width: 64, height: 64, channels: 3, background: 'grey' },
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
}

/** Photos, whose scans hold every kind of byte. */
const photos = {
  baseline: () => sharp(noise).jpeg().toBuffer(),
  progressive: () => sharp(noise).jpeg({ progressive: true }).toBuffer(),
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

test.each(Object.entries(photos))(
  'a %s photo loses what it says, wherever that stands, and no pixel',
  async (_, make) => {
    const photo = await make()
    const end = photo.length - 2
    const said = Buffer.concat([
      photo.subarray(0, 2),
      segment(0xe1, 'Exif\0\0 Zoltan'),
      segment(0xe2, 'MPF\0 Zoltan'),
      segment(0xed, 'Photoshop 3.0\0 Zoltan'),
      segment(0xfe, 'By Zoltan'),
      photo.subarray(2, end),
      segment(0xfe, 'By Zoltan'),
      photo.subarray(end),
      Buffer.from('A film by Zoltan'),
    ])
    const copy = jpegWithoutWords(said)
    expect(Buffer.from(copy).equals(photo)).toBe(true)
    expect(await pixels(copy)).toEqual(await pixels(said))
  },
)

test('colours stay what they were', async () => {
  const photo = await sharp(noise).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  expect((await sharp(jpegWithoutWords(photo)).metadata()).hasProfile).toBe(true)
  expect(await pixels(jpegWithoutWords(photo))).toEqual(await pixels(photo))
})

test.each([
  ['no JPEG', Buffer.from('%PDF-1.7')],
  ['cut off in a segment', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0xff])],
  ['nothing', Buffer.alloc(0)],
])('bytes that are %s do no harm', (_, bytes) => {
  expect(Buffer.from(jpegWithoutWords(bytes)).equals(bytes)).toBe(true)
})
