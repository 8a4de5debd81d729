import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import fc from 'fast-check'
import { z } from 'zod'
import { dayFromNow } from '../main-job.ts'
import { pdfBytes, stepBytes } from '../samples.ts'
import type { Ids } from './ids.ts'

/** What a fuzzed request carries. */
export type Content =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; text: string; type: string }
  | { kind: 'form'; fields: [string, string][]; files: { field: string; name: string; bytes: string }[] }

export interface FuzzedCall {
  params: Record<string, string>
  query: string
  content: Content
  headers: Record<string, string>
}

/** Texts that break careless code. */
const nastyTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udc00y', '\u202e', '\ufeff', '\r\nset-cookie: x=1', '%', '%00', '$&'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e309', '0x10', '2026-02-30', '[]'],
  ...["'; drop table rfqs; --", '<script>', '../../etc/passwd', '9'.repeat(400), '🔩'.repeat(300), 'x'.repeat(100_000)],
]
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...nastyTexts))
const number = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, -0, Number.MAX_VALUE) },
)
/** Mostly valid, because a body with one bad field among ten never gets far. */
const usuallyText = fc.oneof({ weight: 30, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) }, text)
const usuallyNumber = fc.oneof({ weight: 15, arbitrary: fc.integer({ min: 1, max: 12 }) }, number)
const junk: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, [[[]]], { toString: 1, valueOf: 1 }, { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const usually = <T>(good: readonly T[], bad: readonly T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) })

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** Bodies that are not our JSON, or not JSON at all. */
const rawContent: fc.Arbitrary<Content> = fc.constantFrom<Content>(
  ...['', '{', 'null', '"text"', '7', '{"a":1}x', deep(5000), `{"notes":${deep(40)}}`, '{"a":"\\u0000\\ud800"}'].map(
    (json): Content => ({ kind: 'raw', text: json, type: 'application/json' }),
  ),
  { kind: 'raw', type: 'application/json', text: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}' },
  { kind: 'raw', type: 'application/json; charset=utf-7', text: '{}' },
  { kind: 'raw', type: 'application/json', text: `{"notes":"${'x'.repeat(1_100_000)}"}` },
  { kind: 'raw', type: 'text/plain', text: '{}' },
  { kind: 'raw', type: 'application/x-www-form-urlencoded', text: 'status=accepted' },
  { kind: 'raw', type: 'multipart/form-data', text: 'no boundary' },
  { kind: 'raw', type: 'multipart/form-data; boundary=x', text: '--x\r\nContent-Disposition: form-data; na' },
  { kind: 'raw', type: 'multipart/form-data; boundary=x', text: '--x\r\n\r\nnameless\r\n--x--\r\n' },
  {
    kind: 'raw',
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\ntrue\r\n--x--\r\n',
  },
)

/** Plausible values for a field of this name, so that calls pass validation. */
function byName(name: string, ids: Ids): fc.Arbitrary<unknown> | undefined {
  const known: Record<string, fc.Arbitrary<unknown>> = {
    linkedToId: fc.constantFrom(...ids.rfq),
    partId: fc.constantFrom(...ids.part),
    orderLineId: fc.constantFrom(...ids.line),
    conversationId: fc.constantFrom(...ids.conversation),
    messageId: fc.constantFrom(...ids.message),
    rfqId: fc.constantFrom(...ids.rfq),
    orderId: fc.constantFrom(...ids.order),
    customerId: fc.constantFrom(...ids.user),
    userId: fc.constantFrom(...ids.user),
    companyId: fc.constantFrom(...ids.company),
    token: fc.constantFrom(...ids.secret, 'x'.repeat(43)),
    amount: usually(['12.50', '0.01', 7, '9999999999.99'], ['10000000000', '0.001', -1]),
    currency: usually(['USD', 'EUR'], ['usd', '$']),
    email: usually(['nobody@example.com', 'x@y.zz'], ['x', 'a@b@c']),
    newEmail: usually(['nobody@example.com', 'x@y.zz'], ['x', 'a@b@c']),
    password: usually(['turned-and-milled-42'], ['x']),
    currentPassword: usually(['turned-and-milled-42'], ['x']),
    newPassword: usually(['turned-and-milled-43'], ['x']),
    verificationCode: usually(['000000'], ['1']),
    resetCode: usually(['000000'], ['1']),
    linkedToType: fc.constant('rfq'),
    material: fc.constant('steel'),
    lines: jsonText(fc.array(fc.record({ partId: fc.constantFrom(...ids.part), quantity: number, amount: number }))),
    quantities: jsonText(fc.dictionary(fc.constantFrom(...ids.part), number)),
  }
  return Object.hasOwn(known, name) ? known[name] : undefined
}
const jsonText = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value.map((each) => JSON.stringify(each)),
    text,
  )

const days = [1, 30].map(dayFromNow)
const byFormat: Record<string, fc.Arbitrary<string>> = {
  date: usually(days, [dayFromNow(-1), '0000-01-01', '10000-01-01']),
  'date-time': usually(
    days.map((day) => `${day}T10:00:00Z`),
    ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+23:59'],
  ),
  uuid: fc.uuid(),
}

/** The subset of JSON Schema that the contracts use. */
interface Shape {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  $ref?: string
  $defs?: Record<string, Shape>
}

/** Values of a contract's shape; its texts and numbers are arbitrary. */
function shaped(given: Shape, ids: Ids, name = ''): fc.Arbitrary<unknown> {
  const shape = given.$ref ? (named[given.$ref] ?? {}) : given
  const { properties, items, anyOf } = shape
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  if (properties) {
    const fields = Object.entries(properties).map(([key, field]) => [key, shaped(field, ids, key)] as const)
    return someOf(fc.record(Object.fromEntries(fields)), Object.keys(properties), shape.required ?? [])
  }
  // A field that is a list carries its objects; one that is a text carries JSON.
  const likely = shape.type === 'array' ? undefined : byName(name, ids)
  if (likely) return likely
  if (anyOf) return fc.oneof(...anyOf.map((each) => shaped(each, ids, name)))
  if (items) return fc.array(shaped(items, ids), { maxLength: 3 })
  if (shape.format && byFormat[shape.format]) return byFormat[shape.format] ?? text
  if (shape.type === 'string') return usuallyText
  if (shape.type === 'number' || shape.type === 'integer') return usuallyNumber
  if (shape.type === 'boolean') return fc.boolean()
  return junk
}

/** Objects with the required fields and a few of the others. */
function someOf(whole: fc.Arbitrary<object>, keys: string[], required: string[]): fc.Arbitrary<object> {
  const optional = keys.filter((key) => !required.includes(key))
  const chosen =
    optional.length === 0 ? fc.constant<string[]>([]) : fc.array(fc.constantFrom(...optional), { maxLength: 4 })
  return fc.tuple(whole, chosen).map(([object, more]) => {
    const kept = Object.entries(object).filter(([key]) => required.includes(key) || more.includes(key))
    return Object.fromEntries(kept)
  })
}

/** Shared shapes, by their $ref. */
const named: Record<string, Shape> = {}

function shapeOf(schema: z.ZodType): Shape {
  // Only the fields of Shape are read.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  for (const [id, definition] of Object.entries(shape.$defs ?? {})) named[`#/$defs/${id}`] = definition
  return shape.$ref ? (named[shape.$ref] ?? shape) : shape
}

/** A shaped object with one field spoiled or added. */
function spoiled(value: fc.Arbitrary<unknown>, fields: string[]): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...fields, 'unknown', 'constructor', 'id')
  return fc.tuple(value, field, junk).map(([object, key, bad]) => ({ ...Object(object), [key]: bad }))
}

/** Required combinations of fields, which no single field declares. */
const alsoRequired: Record<string, string[]> = { '/api/rfqs': ['material', 'tolerance', 'quantity'] }

function bodyOf({ path, body }: Declaration, ids: Ids): fc.Arbitrary<unknown> {
  if (!body) return junk
  const declared = shapeOf(body)
  const shape = { ...declared, required: [...(declared.required ?? []), ...(alsoRequired[path] ?? [])] }
  const valid = shaped(shape, ids)
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: spoiled(valid, Object.keys(shape.properties ?? {})) },
    { weight: 1, arbitrary: junk },
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const fileNames = fc.constantFrom('a.pdf', 'b.step', '', '../x', 'ü🔩"\r\n.pdf', 'x'.repeat(300))
const fileBytes = usually([pdfBytes()], [stepBytes(), '', 'MZ', '%PDF-1.4', pdfBytes().slice(0, -9), 'PK\x03\x04'])

function formOf(declaration: Declaration, ids: Ids): fc.Arbitrary<Content> {
  const field = usually(Object.keys(declaration.files ?? {}), ['other', '__proto__'])
  const file = fc.record({ field, name: fileNames, bytes: fileBytes })
  const most = Object.values(declaration.files ?? {}).some(({ maxCount }) => maxCount > 1) ? 3 : 1
  const files = fc.oneof({ weight: 6, arbitrary: fc.array(file, { minLength: 1, maxLength: most }) }, fc.array(file))
  return fc.tuple(bodyOf(declaration, ids), files).map(([body, sent]) => ({
    kind: 'form',
    fields: Object.entries(Object(body)).map(([key, value]): [string, string] => [key, asText(value)]),
    files: sent,
  }))
}

function contentOf(declaration: Declaration, ids: Ids): fc.Arbitrary<Content> {
  if (declaration.method === 'get') return fc.constant({ kind: 'none' })
  const json = bodyOf(declaration, ids).map((value): Content => ({ kind: 'json', value }))
  const usual = declaration.files ? fc.oneof({ weight: 3, arbitrary: formOf(declaration, ids) }, json) : json
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: rawContent })
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed()).slice(0, 3000)
const malformed = fc.constantFrom('%', '%zz', '%00', '%ff', '%c0%ae', '..%2f', '%2e%2e%2f')

function queryOf({ query }: Declaration, ids: Ids): fc.Arbitrary<string> {
  const fields = query ? Object.entries(shapeOf(query).properties ?? {}) : []
  const pairs = [...fields, ['__proto__', {}] as const].map(([name, shape]) =>
    fc.oneof(shaped(shape, ids, name), text).map((value) => `${name}=${encoded(asText(value))}`),
  )
  const badCursor = fc
    .tuple(text, text)
    .map((cursor) => `cursor=${Buffer.from(JSON.stringify(cursor)).toString('base64url').slice(0, 3000)}`)
  const any = fc.oneof(
    ...pairs,
    badCursor,
    malformed.map((bad) => `q=${bad}`),
  )
  return fc.array(any, { maxLength: 4 }).map((parts) => parts.join('&'))
}

/** Plausible values of a path parameter, by the path segment before it. */
const kindOf: Record<string, keyof Ids> = {
  rfqs: 'rfq',
  quotes: 'quote',
  orders: 'order',
  files: 'file',
  conversations: 'conversation',
  members: 'member',
  invitations: 'invitation',
  sessions: 'session',
  accounts: 'account',
  users: 'account',
}

function idsFor(path: string, name: string, ids: Ids): readonly string[] {
  if (name === 'topic') return NotificationTopic.options
  if (name === 'shipmentId') return ids.shipment
  if (name === 'fileId') return ids.qualityFile
  const [, before = ''] = /([\w-]+)\/:/.exec(path) ?? []
  return ids[kindOf[before] ?? 'user']
}

function paramsOf({ path }: Declaration, ids: Ids): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const param = (name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...idsFor(path, name, ids)) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.oneof(text.map(encoded), malformed) },
    )
  return fc.record(Object.fromEntries(names.map((name) => [name, param(name)])))
}

const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom('short', 'same-key-again', 'x'.repeat(300), '../../..').map((key) => ({ 'idempotency-key': key })),
  fc.constantFrom('bytes=0-', 'bytes=-0', 'bytes=9-1', 'bytes=99999999999999999999-', 'x').map((range) => ({ range })),
)

/** Calls of one declaration, shaped as declared, spoiled in one place, or arbitrary. */
export function callsOf(declaration: Declaration, ids: Ids): fc.Arbitrary<FuzzedCall> {
  return fc.record({
    params: paramsOf(declaration, ids),
    query: queryOf(declaration, ids),
    content: contentOf(declaration, ids),
    headers,
  })
}
