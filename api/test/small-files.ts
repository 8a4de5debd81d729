/** Small files for tests: as much of each format as tells what it is. */

/** @param padding bytes more in the middle */
export function step(padding = 1500): Buffer {
  const lines = "#1=CARTESIAN_POINT('',(0.,0.,0.));\r\n"
  const data = lines.repeat(Math.ceil(padding / lines.length))
  return Buffer.from(`ISO-10303-21;\r\nHEADER;\r\nENDSEC;\r\nDATA;\r\n${data}ENDSEC;\r\nEND-ISO-10303-21;\r\n`)
}

/** @param words anything that stands in the middle */
export function pdf(words = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n${words}\n${'%'.repeat(1100)}\nstartxref\n9\n%%EOF\n`)
}

export function png(): Buffer {
  return Buffer.from('\x89PNG\r\n\x1a\npixels\0\0\0\0IEND\xaeB`\x82', 'latin1')
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
export const encryptedXlsx = () => ole('EncryptedPackage')

/** A compound file that holds one stream, named in its second sector. */
export function ole(stream: string): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30) // sectors of 2^9 bytes
  header.writeUInt32LE(1, 44) // one sector of the table
  header.writeUInt32LE(1, 48) // the directory begins in the second sector
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
  }
  return Buffer.concat([header, Buffer.alloc(512), directory])
}

function zip(names: string[], encrypted: boolean): Buffer {
  const content = Buffer.alloc(500, 'x')
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
