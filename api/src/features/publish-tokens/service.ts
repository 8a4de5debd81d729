import type { PublishTokenBody } from '@kerf/shared-contracts/contracts/publish-tokens'
import type { z } from 'zod'
import { PublishToken } from '../../models/publish-token.ts'
import { hashOfSecret, newSecret } from '../../platform/auth/publish-tokens.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { publishTokenMade, publishTokenRevoked } from './events.ts'

/** How many tokens may be in use at a time. */
const mostTokens = 200

/** The tokens in use, latest first. */
export async function list({ tx }: ReadWork): Promise<PublishToken[]> {
  return PublishToken.query(tx)
    .where({ revokedAt: null })
    .withGraphFetched('creator')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
}

/**
 * Creates a token.
 * @returns it with its secret, which is not stored
 * @throws Problem `publish_token.name_taken`, `publish_token.too_many`
 */
export async function create(
  work: Work,
  { name, module }: z.output<typeof PublishTokenBody>,
): Promise<{ token: PublishToken; secret: string }> {
  const { tx, now, actor } = work
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('publish tokens', 0))")
  const inUse = PublishToken.query(tx).where({ revokedAt: null })
  if ((await inUse.clone().resultSize()) >= mostTokens) throw problem('publish_token.too_many')
  const taken = await inUse.clone().whereRaw('kerf_normalize(name) = kerf_normalize(?)', [name]).first()
  if (taken) throw problem('publish_token.name_taken')
  const secret = newSecret()
  const token = await PublishToken.query(tx)
    .insertAndFetch({
      ...{ name, module, scope: 'modules:write', createdBy: actor.id, createdAt: now },
      ...{ tokenHash: hashOfSecret(secret), ending: secret.slice(-4) },
    })
    .withGraphFetched('creator')
  await work.happened(publishTokenMade, { pipeline: token })
  return { token, secret }
}

/** Revokes a token. @throws Problem `publish_token.not_found` */
export async function revoke(work: Work, id: string): Promise<void> {
  const token = await PublishToken.query(work.tx).findOne({ id, revokedAt: null }).forUpdate()
  if (!token) throw problem('publish_token.not_found')
  await token.$query(work.tx).patch({ revokedAt: work.now, revokedBy: work.actor.id })
  await work.happened(publishTokenRevoked, { pipeline: token })
}
