/** Small files for tests: enough of each format to be recognised. */

/** @param padding extra bytes in the middle */
export function step(padding = 1500): Buffer {
  const lines = "#1=CARTESIAN_POINT('',(0.,0.,0.));\r\n"
  const data = lines.repeat(Math.ceil(padding / lines.length))
  return Buffer.from(`ISO-10303-21;\r\nHEADER;\r\nENDSEC;\r\nDATA;\r\n${data}ENDSEC;\r\nEND-ISO-10303-21;\r\n`)
}

/** @param words anything to put in the middle */
export function pdf(words = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n${words}\n${'%'.repeat(1100)}\nstartxref\n9\n%%EOF\n`)
}

export function png(): Buffer {
  return Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x06IDATpixelssum.\0\0\0\0IEND\xaeB`\x82', 'latin1')
}

/** @param more what follows the end of the picture */
export function jpeg(more: Buffer = Buffer.alloc(0)): Buffer {
  const thumbnail = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 2 + thumbnail.length]),
    thumbnail,
    Buffer.from([0xff, 0xda, 0, 2]),
    Buffer.alloc(2000, 1),
    Buffer.from([0xff, 0, 0xff, 0xd9]),
    more,
  ])
}

export function heic(brand = 'heic'): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1')),
    box('meta', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(1500, 7)),
  ])
}

export function dxf(): Buffer {
  const section = '  0\r\nSECTION\r\n  2\r\nENTITIES\r\n'
  return Buffer.from(
    `999\r\nmade by hand\r\n${section}${'  0\r\nPOINT\r\n'.repeat(120)}  0\r\nENDSEC\r\n  0\r\nEOF\r\n`,
  )
}

export function binaryDxf(): Buffer {
  return Buffer.from(`AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0${'\0\0POINT\0'.repeat(150)}\0\0EOF\0`, 'latin1')
}

export function eml(): Buffer {
  return Buffer.from(
    `Received: from mail.example.com\r\n\tby mx.example.com\r\nFrom: Dana <dana@example.com>\r\nSubject: Drawing\r\n\r\n${'Hello.\r\n'.repeat(200)}`,
  )
}

export function csv(mark = ';'): Buffer {
  return Buffer.from(`"Feature${mark} name"${mark}Nominal${mark}Measured\r\n`.repeat(60))
}

export function igs(): Buffer {
  const line = (words: string, section: string, number: number) =>
    `${words.padEnd(72)}${section}${String(number).padStart(7)}\r\n`
  return Buffer.from(line('a part', 'S', 1) + line('1H,,1H;', 'G', 1).repeat(20) + line('S      1G     20', 'T', 1))
}

export function xlsx({ encrypted = false } = {}): Buffer {
  return zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'], encrypted)
}

export function docx(name = 'word/document.xml'): Buffer {
  return zip(['[Content_Types].xml', name], false)
}

export const xls = () => ole('Workbook')
export const doc = () => ole('WordDocument')

/** A password-protected workbook: BOF, then FILEPASS. */
export const protectedXls = () =>
  ole('Workbook', Buffer.from('09081000000605000000000000000000000000002f0036000100', 'hex'))
/** A document whose first block marks it as encrypted. */
export const protectedDoc = () =>
  ole('WordDocument', Buffer.from('eca5c10000000904000000010000', 'hex').fill(1, 11, 12))

/**
 * A compound file with one stream of 4,096 bytes.
 * @param content what the stream begins with
 */
export function ole(stream: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(512, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30) // sectors of 2^9 bytes
  header.writeUInt32LE(1, 44) // one sector of the table
  header.writeUInt32LE(9, 48) // the directory comes after table and stream
  header.writeUInt32LE(0, 76) // the table is the first sector
  const body = Buffer.alloc(4096)
  content.copy(body)
  const directory = Buffer.alloc(512)
  for (const [index, [name, type]] of (
    [
      ['Root Entry', 5],
      [stream, 2],
    ] as const
  ).entries()) {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, index * 128 + 64)
    directory.writeUInt8(type, index * 128 + 66)
    directory.writeUInt32LE(1, index * 128 + 116)
    directory.writeUInt32LE(body.length, index * 128 + 120)
  }
  return Buffer.concat([header, Buffer.alloc(512, 0xff), body, directory])
}

/** @param content of each entry, not compressed */
export function zip(names: string[], encrypted = false, content: Buffer = Buffer.alloc(500, 'x')): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(encrypted ? 1 : 0, 8)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    offset += local.length + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
