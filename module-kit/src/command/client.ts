import type { Declaration, ResponseOf } from '@kerf/shared-contracts/contracts/endpoint'
import { ErrorBody } from '@kerf/shared-contracts/contracts/errors'
import { z } from 'zod'

/** A Kerf that runs somewhere, and the token for it. */
export interface Target {
  /** `https://portal.example` */
  url: string
  token: string
}

/** An error shown to a person at a terminal, without a stack. */
export class CommandFailed extends Error {}

/** The address of the Kerf: `KERF_URL`, or this machine's port 4000. */
export function urlFrom({ KERF_URL: url = 'http://127.0.0.1:4000' }: NodeJS.ProcessEnv): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '')
  throw new CommandFailed('KERF_URL is no address: it reads like https://portal.example')
}

/**
 * @param env `KERF_URL` (by default this machine, port 4000) and `KERF_TOKEN`
 * @throws {CommandFailed} without a token
 */
export function targetFrom(env: NodeJS.ProcessEnv): Target {
  const token = env.KERF_TOKEN?.trim()
  if (token && !/^[\w-]+$/.test(token)) throw new CommandFailed('KERF_TOKEN is no publish token: those are one word')
  if (token) return { url: urlFrom(env), token }
  throw new CommandFailed('Set KERF_TOKEN to a publish token: an admin makes one on the page Modules of the portal')
}

/**
 * Makes a declared call.
 * @param params of its path
 * @throws {CommandFailed} with the server's reason
 */
export async function call<D extends Declaration>(
  { url, token }: Target,
  endpoint: D,
  {
    params = {},
    query = {},
    body,
  }: { params?: Record<string, string>; query?: Record<string, string>; body?: object } = {},
): Promise<ResponseOf<D>> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = `${url}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`
  const response = await reach(address, {
    method: endpoint.method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.method !== 'get' && { body: JSON.stringify(body ?? {}) }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new CommandFailed(reasonOf(response, answer))
  if (!(endpoint.response instanceof z.ZodType)) throw new Error(`${endpoint.path} answers no JSON`)
  return endpoint.response.parse(answer) as ResponseOf<D>
}

/** Sends a file where the server wants it: to the server itself, or to the store at a signed address. */
export async function send({ url, token }: Target, address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const isOwn = address.startsWith('/')
  const response = await reach(isOwn ? url + address : address, {
    method: 'PUT',
    headers: isOwn ? { authorization: `Bearer ${token}` } : {},
    body: bytes,
  })
  if (!response.ok) throw new CommandFailed(reasonOf(response, await response.json().catch(() => undefined)))
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    const { origin } = new URL(address)
    throw new CommandFailed(`${origin} cannot be reached`, { cause: error })
  }
}

function reasonOf({ status, statusText }: Response, answer: unknown): string {
  const known = ErrorBody.safeParse(answer).data
  if (known?.code === 'auth.required') return 'The publish token is not valid: it was revoked, or is of another Kerf'
  return known ? `${known.message} (${known.code})` : `The server answered ${status} ${statusText}`
}
