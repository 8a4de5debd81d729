import { type Declaration, isDownload, isList } from '@kerf/shared-contracts/contracts/endpoint'
import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { z } from 'zod'
import type { Target } from '../api/load.ts'
import type { World } from '../api/worlds.ts'

/** A call as an admin's screen makes it. */
export interface Asked {
  /** Its path and query. */
  what: string
  path: string
  /** Whether it is a list, whose rows can be counted. */
  isList: boolean
  /** Whose session makes the call; an admin's by default. */
  token?: string
}

/** A frequent word, a rare one, a Japanese one, the start of a number, a single letter, and one without hits. */
const searches = ['steel', 'north', 'gehäuse', '健太', 'SORD-12', 'SQTE-00123', 'a', 'zzqqxx']

/** Calls about the user and the modules they may open. */
const ofOneself = /^\/api\/(?:auth|profile|modules|live|openapi)/

/** The values of a query parameter, where they are few. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap())
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return []
}

/** A call with each value of one query parameter, and without any. */
function queriesOf({ query }: Declaration): string[] {
  const shape = Object.entries(query?.shape ?? {})
  const chosen = shape.flatMap(([name, schema]) => choicesOf(schema).map((choice) => `${name}=${choice}`))
  const searched = shape.some(([name]) => name === 'q') ? searches.map((word) => `q=${encodeURIComponent(word)}`) : []
  const isSearch = query !== undefined && !query.safeParse({}).success
  const both = searched.length > 0 && chosen.length > 0 ? [`${chosen.at(-1)}&q=steel`] : []
  return [...(isSearch ? [] : ['']), ...chosen, ...searched, ...both]
}

/**
 * Every read about the work for one role that needs no id, with each of its sorts, filters and searches.
 * @param token whose session makes the call; an admin's by default
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
