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

/** How many filters of a list are tried together with a search. */
const mostCombined = 3

/** Calls about the user and the modules they may open. */
const ofOneself = /^\/api\/(?:auth|profile|modules|live|openapi)/

/** Values for query parameters that are not a choice from a few, such as an id, by the parameter's name. */
export type Samples = Readonly<Record<string, string>>

/** The values of a query parameter, where they are few. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap())
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodBoolean))
    return ['true', 'false']
  return []
}

/** A call with each value of one query parameter, and without any. */
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
 * Every read about the work for one role that needs no id, with each of its sorts, filters and searches.
 * @param token whose session makes the call; an admin's by default
 * @param samples values for query parameters that are not a choice from a few
 * @param saved whether to return the calls that export lists as CSV, instead of the others
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

/** Builds and what a browser asks about a single one of them. */
const ofModules = /^\/api\/admin\/modules\//

/** Puts ids, and what else a path names, in the place of its parameters, e.g. `:id`. */
const filled = (path: string, values: Samples) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No sample for :${name} of ${path}`)
    return encodeURIComponent(value)
  })

/**
 * Every read of an admin about one thing, such as an order, its shipments and its messages, with each sort, filter and
 * search; files themselves are not read.
 * @param valuesOf what the parameters of a path stand for
 */
export function callsOfOne(
  isBuilt: (endpoint: RegisteredEndpoint) => boolean,
  valuesOf: (path: string) => Samples,
  samples: Samples,
): Asked[] {
  return endpoints
    .filter(isBuilt)
    .map(({ declaration }) => declaration)
    .filter(({ method, access, response }) => method === 'get' && access.includes('admin') && !isDownload(response))
    .filter(({ params, path }) => params !== undefined && !ofModules.test(path))
    .flatMap((declaration) => {
      const path = filled(declaration.path, valuesOf(declaration.path))
      return queriesOf(declaration, samples).map((query) => ({
        what: `${declaration.path} ${decodeURIComponent(query)}`,
        path: query === '' ? path : `${path}?${query}`,
        isList: isList(declaration),
      }))
    })
}

export const targetOf = ({ kerf, tokens }: World, { path, token = tokens.admin }: Asked): Target => ({
  ...{ url: kerf.url, method: 'GET', path, token },
})
