import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import { z } from 'zod'

/**
 * Checks a response against its contract: every field as declared, and no other. In tests only (`checkAnswers`):
 * presenters choose each field by name, so there is nothing to strip at run time.
 * @throws Error naming the call and the fields that differ
 */
export function checkAnswer(endpoint: Declaration, json: unknown): void {
  if (!(endpoint.response instanceof z.ZodType)) return
  const sent: unknown = JSON.parse(JSON.stringify(json ?? null))
  const parsed = endpoint.response.safeParse(sent)
  const call = `${endpoint.method.toUpperCase()} ${endpoint.path}`
  if (!parsed.success) throw new Error(`${call} answers against its contract:\n${z.prettifyError(parsed.error)}`)
  const undeclared = [...undeclaredFields(sent, JSON.parse(JSON.stringify(parsed.data ?? null)))]
  if (undeclared.length > 0)
    throw new Error(`${call} answers fields its contract does not have: ${undeclared.join(', ')}`)
}

function* undeclaredFields(sent: unknown, declared: unknown, path = ''): Generator<string> {
  if (typeof sent !== 'object' || sent === null) return
  const known = new Map(typeof declared === 'object' && declared !== null ? Object.entries(declared) : [])
  for (const [key, value] of Object.entries(sent)) {
    const here = path ? `${path}.${key}` : key
    if (known.has(key)) yield* undeclaredFields(value, known.get(key), here)
    else yield here
  }
}
