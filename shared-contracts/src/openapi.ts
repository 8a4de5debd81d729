import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { type Declaration, isDownload, isList } from './contracts/endpoint.ts'
import { ErrorBody, errorCatalogue } from './contracts/errors.ts'
import { contractsVersion, endpoints, type RegisteredEndpoint } from './contracts/registry.ts'

type Responses = RouteConfig['responses']

function bodyOf({ body, files }: Declaration) {
  if (!body && !files) return undefined
  if (!files) return { required: true, content: { 'application/json': { schema: body as z.ZodType } } }
  const binary = z.string().meta({ format: 'binary' })
  const fields: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(files)) {
    const schema = field.maxCount > 1 ? z.array(binary) : binary
    fields[name] = field.required ? schema : schema.optional()
  }
  const text = body instanceof z.ZodObject ? body.shape : {}
  return { required: true, content: { 'multipart/form-data': { schema: z.object({ ...text, ...fields }) } } }
}

function successOf(declaration: Declaration): Responses {
  const { response, status } = declaration
  if (response === null) return { 204: { description: 'Done' } }
  if (isDownload(response)) {
    const schema = z.string().meta({ format: 'binary' })
    return { 200: { description: 'The bytes', content: { [response.download]: { schema } } } }
  }
  const headers = z.object({
    'X-Total-Count': z.string().meta({ description: 'How many there are in all' }),
    Link: z.string().optional().meta({ description: '<…>; rel="next" when there are more' }),
  })
  return {
    [status ?? 200]: {
      description: 'Success',
      content: { 'application/json': { schema: response } },
      ...(isList(declaration) ? { headers } : {}),
    },
  }
}

function failuresOf({ access, errors = [] }: Declaration): Responses {
  const codes = new Set(errors)
  if (!access.includes('visitor')) codes.add('auth.required').add('auth.forbidden')
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status, message } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${message}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n'), content: { 'application/json': { schema: ErrorBody } } },
    ]),
  )
}

function routeOf({ name, declaration }: RegisteredEndpoint): RouteConfig {
  const { method, path, params, query, access, summary, spec, tags, idempotent } = declaration
  const body = bodyOf(declaration)
  const idempotencyKey = z.object({ 'Idempotency-Key': z.string().optional() })
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    operationId: name,
    summary,
    description: `May be called by: ${access.join(', ')}. What it is for: ${spec}.`,
    tags: [...(tags ?? [])],
    security: access.includes('visitor') ? [] : [{ bearer: [] }, { cookie: [] }],
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
      ...(idempotent ? { headers: idempotencyKey } : {}),
    },
    responses: { ...successOf(declaration), ...failuresOf(declaration) },
  }
}

/** The OpenAPI 3.1 document of all contracts, served at `/api/openapi.json`. */
export function buildOpenApi() {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  registry.registerComponent('securitySchemes', 'cookie', { type: 'apiKey', in: 'cookie', name: 'kerf_session' })
  for (const registered of endpoints) registry.registerPath(routeOf(registered))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Kerf',
      version: contractsVersion,
      description: 'Requests for quote, quotes, orders and suppliers.',
    },
  })
}
