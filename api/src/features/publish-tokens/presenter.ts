import type { PublishToken as Answer } from '@kerf/shared-contracts/contracts/publish-tokens'
import type { z } from 'zod'
import type { PublishToken } from '../../models/publish-token.ts'

/** A publish token, without its secret. */
export function presentToken(token: PublishToken): z.input<typeof Answer> {
  return {
    id: token.id,
    name: token.name,
    module: token.module,
    ending: token.ending,
    createdBy: token.creator?.name ?? '',
    createdAt: token.createdAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  }
}
