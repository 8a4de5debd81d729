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

/** How many filters of a list are tried together with a search. */
const mostCombined = 3

/** What everybody asks about themselves and the modules they may open. */
const ofOneself = /^\/api\/(?:auth|profile|modules|live|openapi)/

/** Values for the parts of queries that have no few ones to choose from, such as an id, by the name of the part. */
export type Samples = Readonly<Record<string, string>>

/** The values that a part of a query can have, where they are few. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap())
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodBoolean))
    return ['true', 'false']
  return []
}

/** Everything that can be asked of a call by one part of its query, beside what is asked by none. */
function queriesOf({ query }: Declaration, samples: Samples): string[] {
  const shape = Object.entries(query?.shape ?? {})
  const chosen = shape.flatMap(([name, schema]) => {
    const choices = choicesOf(schema)
    const sample = samples[name]
    return (choices.length === 0 && sample !== undefined ? [sample] : choices).map((choice) => `${name}=${choice}`)
  })
  const searched = shape.some(([name]) => name === 'q') ? searches.map((word) => `q=${encodeURIComponent(word)}`) : []
  const both = searched.length > 0 ? chosen.filter((one) => !one.startsWith('sort')).map((one) => `${one}&q=steel`) : []
  const sorted = searched.length > 0 ? chosen.filter((one) => one.startsWith('sort')).map((one) => `${one}&q=a`) : []
  const all = ['', ...chosen, ...searched, ...both.slice(-mostCombined), ...sorted.slice(-1)]
  return all.filter(
    (one) => query === undefined || query.safeParse(Object.fromEntries(new URLSearchParams(one))).success,
  )
}

const isSaved = (response: Declaration['response']) => isDownload(response) && response.download === 'text/csv'

/**
 * Every reading call for a kind of account about the work, that needs no id, with every sort, filter and search of it.
 * @param token whose session asks; an admin's unless given
 * @param samples what is asked for where a part of a query has no few choices
 * @param saved whether the calls are those that save lists as CSV, instead of the others
 */
export function readingCalls(
  kind: 'admin' | 'supplier',
  isBuilt: (endpoint: RegisteredEndpoint) => boolean,
  { token, samples = {}, saved = false }: { token?: string; samples?: Samples; saved?: boolean } = {},
): Asked[] {
  return endpoints
    .filter(isBuilt)
    .map(({ declaration }) => declaration)
    .filter(({ method, access, response }) => method === 'get' && access.includes(kind) && isSaved(response) === saved)
    .filter(({ response }) => saved || !isDownload(response))
    .filter(({ params, path }) => params === undefined && !ofOneself.test(path))
    .flatMap((declaration) =>
      queriesOf(declaration, samples).map((query) => ({
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
