/** Decodes a string of a STEP file for people: without the escapes by which Part 21 encodes other letters. */
export function readPart21Text(raw: string): string {
  return readBytes(raw.replaceAll("''", "'"))
    .replace(/\\X2\\((?:[0-9A-F]{4})*)\\X0\\/gi, (_, codes: string) => letters(codes, 4))
    .replace(/\\X4\\((?:[0-9A-F]{8})*)\\X0\\/gi, (_, codes: string) => letters(codes, 8))
    .replace(/\\X\\([0-9A-F]{2})/gi, (_, code: string) => letters(code, 2))
    .replace(/\\S\\(.)/g, (_, letter: string) => String.fromCharCode(letter.charCodeAt(0) + 128))
    .replace(/\\P[A-I]\\/g, '')
    .replaceAll('\\\\', '\\')
}

function letters(codes: string, digits: number): string {
  const numbers = codes.match(new RegExp(`.{${digits}}`, 'g')) ?? []
  return numbers
    .map((code) => Number.parseInt(code, 16))
    .map((point) => (digits === 8 ? fullCode(point) : String.fromCharCode(point)))
    .join('')
}

/** A number that is not a character is dropped. */
const fullCode = (point: number) => (point > 0x10ffff ? '' : String.fromCodePoint(point))

/** Against the standard, some programs also write raw bytes: UTF-8 or Shift JIS. */
function readBytes(latin1: string): string {
  if (!/[\x80-\xff]/.test(latin1)) return latin1
  const bytes = Buffer.from(latin1, 'latin1')
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not this encoding.
    }
  }
  return latin1
}
