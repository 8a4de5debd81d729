import { createCipheriv, createHash } from 'node:crypto'

/**
 * Whether a PDF opens without a password, like one with only an owner password (ISO 32000-2, 7.6.4): the check of the
 * user password, done with the empty one.
 * @param dictionary of the standard security handler, one character per byte
 * @param trailers texts that begin with `/ID [`; the first string of one of them is the file's id
 */
export function opensWithoutPassword(dictionary: string, trailers: readonly string[]): boolean {
  const [revision, permissions] = [numberAt(dictionary, 'R'), numberAt(dictionary, 'P')]
  const [owner, user] = [stringAt(dictionary, '/O'), stringAt(dictionary, '/U')]
  if (revision === undefined || !owner || !user) return false
  if (revision >= 5) return user.length >= 40 && isEmptyPassword(user, revision)
  if (permissions === undefined || owner.length < 32 || user.length < 32) return false
  const keyBytes = revision === 2 ? 5 : keyBytesOf(dictionary)
  const keepsMetadata = !/\/EncryptMetadata\s+false/.test(dictionary)
  const ids = trailers.flatMap((trailer) => stringAt(trailer, '/ID') ?? [])
  return [...ids, Buffer.alloc(0)].some((id) => {
    const key = fileKey({ owner, permissions, id, revision, keyBytes, keepsMetadata })
    const compared = revision === 2 ? 32 : 16
    return userEntry(key, id, revision).subarray(0, compared).equals(user.subarray(0, compared))
  })
}

/** The padding of an empty password. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

interface Protection {
  owner: Buffer
  permissions: number
  id: Buffer
  revision: number
  keyBytes: number
  keepsMetadata: boolean
}

/** Algorithm 2. The format says MD5; nothing here depends on its strength. */
function fileKey({ owner, permissions, id, revision, keyBytes, keepsMetadata }: Protection): Buffer {
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(permissions | 0)
  const parts = [padding, owner.subarray(0, 32), flags, id]
  if (revision >= 4 && !keepsMetadata) parts.push(Buffer.alloc(4, 0xff))
  let digest = md5(Buffer.concat(parts))
  if (revision >= 3) for (let round = 0; round < 50; round += 1) digest = md5(digest.subarray(0, keyBytes))
  return digest.subarray(0, keyBytes)
}

/** Algorithms 4 and 5: the value of `/U` if the password is right. */
function userEntry(key: Buffer, id: Buffer, revision: number): Buffer {
  if (revision === 2) return rc4(key, padding)
  let entry = rc4(key, md5(Buffer.concat([padding, id])))
  for (let round = 1; round <= 19; round += 1)
    entry = rc4(
      key.map((byte) => byte ^ round),
      entry,
    )
  return entry
}

/** Algorithm 11: 32 bytes of a hash, then the 8 that were hashed with the password. */
function isEmptyPassword(user: Buffer, revision: number): boolean {
  const salt = user.subarray(32, 40)
  const hash = revision === 5 ? sha(256, salt) : hardenedHash(salt)
  return hash.equals(user.subarray(0, 32))
}

/** Algorithm 2.B with the empty password, which therefore does not appear in it. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)))
    // The first 16 bytes as a number modulo 3, which is the sum of their remainders.
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha(([256, 384, 512] as const)[remainder] ?? 256, mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest()
const sha = (bits: 256 | 384 | 512, bytes: Uint8Array) => createHash(`sha${bits}`).update(bytes).digest()

/** RC4, which OpenSSL no longer offers. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one & 255] = at(other)
    state[other & 255] = kept
  }
  for (let index = 0, other = 0; index < 256; index += 1) {
    other += at(index) + (key[index % key.length] ?? 0)
    swap(index, other)
  }
  let other = 0
  return Buffer.from(bytes).map((byte, index) => {
    other += at(index + 1)
    swap(index + 1, other)
    return byte ^ at(at(index + 1) + at(other))
  }) as Buffer // `map` of a Buffer makes a Buffer
}

function numberAt(dictionary: string, name: string): number | undefined {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** `/Length` in bits; that of a crypt filter, in a nested dictionary, is in bytes. */
function keyBytesOf(dictionary: string): number {
  if (/\/V\s+[45]\b/.test(dictionary)) return 16
  const bits = numberAt(dictionary, 'Length') ?? 40
  return Math.min(Math.max(bits >> 3, 5), 16)
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The first string after a name: `<hex>` or `(literal)` with its escapes. */
function stringAt(text: string, name: string): Buffer | undefined {
  const behind = new RegExp(`${name}\\s*\\[?\\s*(?:<([0-9a-fA-F\\s]*)>|(\\())`).exec(text)
  if (behind?.[1] !== undefined) return Buffer.from(behind[1].replace(/\s/g, ''), 'hex')
  return behind ? literal(text.slice(behind.index + behind[0].length)) : undefined
}

/** @param text what follows the opening bracket */
function literal(text: string): Buffer | undefined {
  let depth = 1
  let value = ''
  for (const [token] of text.matchAll(/\\[0-7]{1,3}|\\\r\n|\\[\s\S]|\r\n?|[\s\S]/g)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    if (depth === 0) return Buffer.from(value, 'latin1')
    value += unescaped(token)
  }
  return undefined
}

function unescaped(token: string): string {
  if (token === '\r' || token === '\r\n') return '\n'
  if (token.length === 1) return token
  if (/^\\[0-7]/.test(token)) return String.fromCharCode(Number.parseInt(token.slice(1), 8) & 255)
  return /^\\[\r\n]/.test(token) ? '' : (escaped[token.slice(1)] ?? token.slice(1))
}
