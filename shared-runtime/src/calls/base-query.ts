import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { presentLanguage } from '../language.ts'
import { announceSessionEnded, readToken, waitWhileEndingSession } from '../session.ts'
import { type ApiError, connectionLost, parseError } from './api-error.ts'
import { isAttended } from './attendance.ts'
import { learnContents } from './file-contents.ts'
import { fingerprint, idempotencyKeyFor, releaseIdempotencyKey } from './idempotency.ts'
import { unansweredEntry } from './idempotency-storage.ts'
import { sendPatiently } from './send-patiently.ts'
import type { Incoming, Outgoing } from './transport.ts'

/** A request as the generated endpoints describe it. */
export interface ApiRequest {
  url: string
  method?: string
  body?: unknown
  params?: Record<string, unknown>
}

/** A list answer: the array with the values of its headers (docs/product/lists.md, 'Paging'). */
export interface Page<T> {
  items: T[]
  /** The total number, not only on this page. */
  total: number
  nextCursor: string | null
}

let moduleVersions = ''

/** Names the running module versions, for each request to report. */
export function announceModuleVersions(versions: Record<string, string>): void {
  moduleVersions = Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(',')
}

function addressOf({ url, params }: ApiRequest): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text === '' ? url : `${url}?${text}`
}

function filesIn(body: unknown): Blob[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.values(body)
    .flat()
    .filter((value): value is Blob => value instanceof Blob)
}

function formOf(body: object): FormData {
  const form = new FormData()
  // Text first, so that the server knows what the files belong to before they arrive.
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null || filesIn({ value }).length > 0) continue
    form.set(name, String(value))
  }
  for (const [name, value] of Object.entries(body)) {
    for (const file of filesIn({ value })) form.append(name, file)
  }
  return form
}

/** The signed-in user's id, as far as the shared cache knows; null for a visitor. */
function signedInUser(state: unknown): string | null {
  // The slice itself imports this file.
  const { api } = state as { api?: { queries?: Record<string, { data?: unknown } | undefined> } } // RTK Query's own form
  const user = api?.queries?.['getCurrentUser(undefined)']?.data
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string' ? user.id : null
}

/** A creating call, in the form in which its `Idempotency-Key` is stored. */
interface Creation {
  source: string
  entry: string | null
}

async function creationOf({ url, method, body, params }: ApiRequest, state: unknown): Promise<Creation | null> {
  if (method?.toUpperCase() !== 'POST') return null
  await learnContents(filesIn(body))
  const source = fingerprint('POST', addressOf({ url, params }), body)
  return { source, entry: await unansweredEntry(source, body, signedInUser(state)) }
}

/** Calls that send form data even without a file (docs/product/quotes.md, 'Calls'). */
const alwaysForm = /^\/api\/rfqs\/[^/]+\/quote\/respond$/

function encode(request: ApiRequest, signal: AbortSignal, creation: Creation | null): Outgoing {
  const method = (request.method ?? 'GET').toUpperCase()
  const url = addressOf(request)
  const files = filesIn(request.body)
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': presentLanguage() }
  const token = readToken()
  if (token) headers.Authorization = `Bearer ${token}`
  if (moduleVersions) headers['X-Kerf-Modules'] = moduleVersions
  if (!isAttended()) headers['X-Kerf-Unattended'] = '1'
  if (creation) headers['Idempotency-Key'] = idempotencyKeyFor(creation.source, creation.entry)

  let body: Outgoing['body']
  if (files.length > 0 || alwaysForm.test(request.url))
    body = formOf(request.body as object) // filesIn found Blobs in it, or the contract has it so: it is an object
  else if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    body = JSON.stringify(request.body)
  }
  return { method, url, headers, body, files, signal }
}

function nextCursorOf(link: string | null): string | null {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
  return next ? new URL(next, location.origin).searchParams.get('cursor') : null
}

function decode(response: Incoming): unknown {
  if (response.body === '') return null
  const value: unknown = JSON.parse(response.body)
  const total = response.header('X-Total-Count')
  if (total === null || !Array.isArray(value)) return value
  return {
    items: value,
    total: Number(total),
    nextCursor: nextCursorOf(response.header('Link')),
  } satisfies Page<unknown>
}

/** Calls whose 401 is an ordinary answer, not the end of a session. */
const askingWhoIsThere = /^\/api\/auth\//

/**
 * The one HTTP client (docs/product/errors.md, 'How calls are made'): credentials and bearer token on every call, form
 * data when the body contains files, JSON otherwise, an `Idempotency-Key` on every POST, list answers as a {@link Page}.
 * The key of an unanswered POST is stored in the tab for a day, so that the same call again, even after a reload, acts
 * only once. A read that the server cannot answer at the moment is repeated (send-patiently.ts).
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, getState }) => {
  const creation = await creationOf(request, getState())
  try {
    const response = await sendPatiently(encode(request, signal, creation))
    if (response.status >= 200 && response.status < 300) {
      if (creation) releaseIdempotencyKey(creation.source, creation.entry ?? undefined)
      return { data: decode(response) }
    }
    if (response.status === 401) {
      if (askingWhoIsThere.test(request.url)) await waitWhileEndingSession()
      else announceSessionEnded()
    }
    if (creation && response.status < 500) releaseIdempotencyKey(creation.source, creation.entry ?? undefined)
    const { status, statusText, body } = response
    return { error: parseError(status, statusText, body, response.header('Retry-After')) }
  } catch {
    // Even if the call was cancelled: then nobody reads the result.
    return { error: connectionLost }
  }
}
