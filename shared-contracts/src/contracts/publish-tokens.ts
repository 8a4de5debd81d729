import { z } from 'zod'
import { byId, endpoint } from './endpoint.ts'
import { ModuleName } from './modules.ts'
import { Instant, line } from './values.ts'

/** A token that publishes. Its secret is shown once, when it is created. */
export const PublishToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    module: z.string().nullable().describe('The one module it is for; null for all'),
    ending: z.string().describe('The last characters of the secret'),
    createdBy: z.string(),
    createdAt: Instant,
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'PublishToken' })
export type PublishToken = z.output<typeof PublishToken>

const tokenSpec = "docs/product/modules-and-pages.md, 'Publish tokens'"

export const listPublishTokens = endpoint({
  method: 'get',
  path: '/api/admin/publish-tokens',
  access: ['admin'],
  summary: 'The publish tokens in use, the latest first',
  spec: tokenSpec,
  response: z.array(PublishToken),
  tags: ['Module'],
})

export const PublishTokenBody = z
  .object({ name: line(80).min(1, 'Please enter a name'), module: ModuleName.nullable().default(null) })
  .meta({ id: 'PublishTokenBody' })

export const createPublishToken = endpoint({
  method: 'post',
  path: '/api/admin/publish-tokens',
  access: ['admin'],
  summary: 'Create a publish token; its secret is only ever shown in this response',
  spec: tokenSpec,
  body: PublishTokenBody,
  response: PublishToken.extend({ secret: z.string() }).meta({ id: 'CreatedPublishToken' }),
  status: 201,
  errors: ['publish_token.name_taken', 'publish_token.too_many', 'rate_limited'],
  tags: ['Module'],
  limit: 'edit',
})

export const revokePublishToken = endpoint({
  method: 'delete',
  path: '/api/admin/publish-tokens/:id',
  access: ['admin'],
  summary: 'Revoke a publish token; what it published stays',
  spec: tokenSpec,
  params: byId,
  response: null,
  errors: ['publish_token.not_found'],
  tags: ['Module'],
})
