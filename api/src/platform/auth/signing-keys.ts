import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

export interface SigningKeys {
  /** The key that signs; its id is in the token. */
  current: { id: string; secret: Uint8Array }
  /** Every key that verifies tokens. */
  byId: ReadonlyMap<string, Uint8Array>
}

const keyBytes = 32
const storedName = 'session_keys'

/**
 * The keys that sign session tokens: from `SESSION_KEYS`, else one generated at first start and stored in the database,
 * shared by every process.
 * @param configured `id:base64 of at least 32 bytes`, several separated by commas; the first signs
 */
export async function loadSigningKeys(knex: Knex, configured: string | undefined): Promise<SigningKeys> {
  if (configured) return parseKeys(configured)
  const made = `${randomBytes(6).toString('hex')}:${randomBytes(keyBytes).toString('base64')}`
  await knex('appSecrets').insert({ name: storedName, value: made }).onConflict('name').ignore()
  const stored = await knex('appSecrets').where({ name: storedName }).first('value')
  return parseKeys(stored.value)
}

function parseKeys(text: string): SigningKeys {
  const keys = text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(':')
    const secret = new Uint8Array(Buffer.from(encoded, 'base64'))
    if (!/^[\w-]{1,40}$/.test(id) || secret.length < keyBytes) {
      throw new Error('SESSION_KEYS must be id:key pairs separated by commas, each key base64 of at least 32 bytes')
    }
    return { id, secret }
  })
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('SESSION_KEYS names two keys alike')
  const [current] = keys
  if (!current) throw new Error('SESSION_KEYS is empty')
  return { current, byId: new Map(keys.map(({ id, secret }) => [id, secret])) }
}
