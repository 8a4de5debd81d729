import { buildOpenApi } from '@kerf/shared-contracts/openapi'
import { sendJson } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { docsPolicy, renderDocs } from './docs-page.ts'

/** `GET /api/openapi.json`, and the same for people at `GET /api/docs`. Both are rendered once, on first request. */
export function openApiRoutes(router: ApiRouter): void {
  let made: { json: string; page: string } | undefined
  const make = () => {
    const document = buildOpenApi()
    return { json: JSON.stringify(document, null, 2), page: renderDocs(document) }
  }

  router.handleRaw('/api/openapi.json', ['visitor'], async (ctx) => {
    made ??= make()
    await sendJson(ctx, made.json)
  })

  router.handleRaw('/api/docs', ['visitor'], async (ctx) => {
    made ??= make()
    ctx.set('content-security-policy', docsPolicy)
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = made.page
  })
}
