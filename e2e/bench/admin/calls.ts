import { type Declaration, isDownload, isList } from '@kerf/shared-contracts/contracts/endpoint'
import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { z } from 'zod'
import type { Target } from '../api/load.ts'
import type { World } from '../api/worlds.ts'

/** A call as an admin's screen makes it. */
export interface Asked {
  /** Its path, and what is asked of it. */
  what: string
  path: string
  /** Whether it is a list, whose rows can be counted. */
  isList: boolean
  /** Whose session asks; an admin's unless given. */
  token?: string
}

/** Found often, seldom, in Japanese, by the start of a number, by one letter, and never. */
const searches = ['steel', 'north', 'gehäuse', '健太', 'SORD-12', 'SQTE-00123', 'a', 'zzqqxx']

/** What everybody asks about themselves and the modules they may open. */
const ofOneself = /^\/api\/(?:auth|profile|modules|live|openapi)/

/** The values that a part of a query can have, where they are few. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap())
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return []
}

/** Everything that can be asked of a call by one part of its query, beside what is asked by none. */
function queriesOf({ query }: Declaration): string[] {
  const shape = Object.entries(query?.shape ?? {})
  const chosen = shape.flatMap(([name, schema]) => choicesOf(schema).map((choice) => `${name}=${choice}`))
  const searched = shape.some(([name]) => name === 'q') ? searches.map((word) => `q=${encodeURIComponent(word)}`) : []
  const isSearch = query !== undefined && !query.safeParse({}).success
  const both = searched.length > 0 && chosen.length > 0 ? [`${chosen.at(-1)}&q=steel`] : []
  return [...(isSearch ? [] : ['']), ...chosen, ...searched, ...both]
}

/**
 * Every reading call for a kind of account about the work, that needs no id, with every sort, filter and search of it.
 * @param token whose session asks; an admin's unless given
 */
export function readingCalls(
  kind: 'admin' | 'supplier',
  isBuilt: (endpoint: RegisteredEndpoint) => boolean,
  token?: string,
): Asked[] {
  return endpoints
    .filter(isBuilt)
    .map(({ declaration }) => declaration)
    .filter(({ method, access, response }) => method === 'get' && access.includes(kind) && !isDownload(response))
    .filter(({ params, path }) => params === undefined && !ofOneself.test(path))
    .flatMap((declaration) =>
      queriesOf(declaration).map((query) => ({
        what: `${declaration.path} ${decodeURIComponent(query)}`,
        path: query === '' ? declaration.path : `${declaration.path}?${query}`,
        isList: isList(declaration),
        ...(token !== undefined && { token }),
      })),
    )
}

export const targetOf = ({ kerf, tokens }: World, { path, token = tokens.admin }: Asked): Target => ({
  ...{ url: kerf.url, method: 'GET', path, token },
})
