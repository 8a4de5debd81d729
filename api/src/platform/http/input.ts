import type { z } from 'zod'
import { problem } from '../errors.ts'

/**
 * Parses one part of a request with its schema.
 * @throws Problem `validation.failed` naming each field, or `request.malformed` for text no database can store
 */
export function parseInput<S extends z.ZodType>(schema: S | undefined, raw: unknown): z.output<S> | undefined {
  if (!schema) return undefined
  assertStorable(raw)
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  throw problem('validation.failed', { fields: fieldMessages(parsed.error) })
}

/** @returns dotted path of each field -> the first thing wrong with it */
function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')]
    for (const path of paths) if (!fields.has(path)) fields.set(path, issue.message)
  }
  return Object.fromEntries(fields)
}

const deepest = 32

/** PostgreSQL stores neither NUL nor half a surrogate pair; and none of our forms nest deeply. */
function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) throw problem('request.malformed')
  } else if (typeof value === 'object' && value !== null) {
    if (depth === deepest) throw problem('request.malformed')
    for (const [key, inner] of Object.entries(value)) {
      assertStorable(key, depth + 1)
      assertStorable(inner, depth + 1)
    }
  }
}
