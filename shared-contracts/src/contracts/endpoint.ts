import { z } from 'zod'
import './input-words.ts'
import type { ErrorCode } from './errors.ts'
import type { Tag } from './tags.ts'

/** Kinds of signed-in user (docs/product/accounts.md, 'Account types'). */
export type UserKind = 'customer' | 'supplier' | 'admin'

/** Who may call: `visitor` means everybody, signed in or not. */
export type Access = 'visitor' | UserKind

/** The `access` of calls that every signed-in user may make. */
export const signedIn = ['customer', 'supplier', 'admin'] as const

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What a file is by its content, never by its name. */
export type FileKind =
  | 'step'
  | 'pdf'
  | 'spreadsheet'
  | 'document'
  | 'image'
  | 'cad'
  | 'dxf'
  | 'table'
  | 'email'
  | 'archive'

/** One file field of a multipart call. */
export interface FileField {
  kinds: readonly FileKind[]
  maxCount: number
  required?: boolean
  /** The error if it is required but missing; `file.missing` by default. */
  missing?: ErrorCode
  /** The error for a file of another kind; by default one that names all accepted kinds. */
  otherKind?: ErrorCode
  /** Limited in size like attachments for suppliers, whatever its type. */
  forSuppliers?: true
}

/** Named rate limits; their numbers are the server's configuration. */
export type LimitName =
  | 'signIn'
  | 'register'
  | 'code'
  | 'mail'
  | 'upload'
  | 'invite'
  | 'edit'
  | 'export'
  | 'submit'
  | 'report'

/** What a token standing in for an admin may do. */
export type TokenScope = 'modules:write'

/** A binary response; its media type is that of the file unless one is given. */
export interface Download {
  download: string
}
/** Declares a binary response. @param mediaType e.g. `application/zip`; `*​/*` when each file has its own. */
export const download = (mediaType: string): Download => ({ download: mediaType })

/** A page and a heading of docs/product, which say what a call is for. */
export type Citation = `docs/product/${string}.md, '${string}'`

export interface Declaration {
  method: HttpMethod
  /** As in the 'Calls' tables of docs/product, with `:name` for a path parameter. */
  path: `/api/${string}`
  /** Who may call. There is no default: an endpoint without it does not compile. */
  access: readonly [Access, ...Access[]]
  /**
   * Holders of a publish token with this scope may also call, in the name of the admin who created it
   * (docs/product/modules-and-pages.md, 'Publish tokens').
   */
  scope?: TokenScope
  summary: string
  /** `npm run check` fails if there is no such page or heading. */
  spec: Citation
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON body, or the text fields of a multipart body if `files` is given. */
  body?: z.ZodType
  files?: Readonly<Record<string, FileField>>
  /** Viewers may upload files too; the handler checks the target. Otherwise they are refused before the upload. */
  filesOfViewers?: true
  /** `null` means 204. */
  response: z.ZodType | Download | null
  /** Status of success; 200 by default (204 if `response` is null). */
  status?: 200 | 201 | 202
  errors?: readonly ErrorCode[]
  tags?: readonly Tag[]
  limit?: LimitName
  /** A creating call: honours `Idempotency-Key`. */
  idempotent?: boolean
}

/** Declares one call of the API: the only place that defines its path, access and shapes. */
export function endpoint<const D extends Declaration>(declaration: D): D {
  return declaration
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** The validated input of an endpoint, as a handler receives it. */
export interface InputOf<D extends Declaration> {
  params: Output<D['params']>
  query: Output<D['query']>
  body: Output<D['body']>
}

/** The response of an endpoint, as JSON. */
export type ResponseOf<D extends Declaration> = D['response'] extends z.ZodType ? z.input<D['response']> : undefined

/** What a client passes for a schema: its input; or its output, if a coercing schema has unknown input. */
type Sent<T> = T extends z.ZodObject
  ? {
      [Key in keyof z.input<T>]: unknown extends z.input<T>[Key]
        ? z.output<T>[Key & keyof z.output<T>]
        : z.input<T>[Key]
    }
  : T extends z.ZodType
    ? z.input<T>
    : unknown

type SentFile<F extends FileField> = F['maxCount'] extends 1 ? Blob : Blob[]

type SentFiles<T> =
  T extends Readonly<Record<string, FileField>>
    ? { -readonly [Key in keyof T as T[Key]['required'] extends true ? Key : never]: SentFile<T[Key]> } & {
        -readonly [Key in keyof T as T[Key]['required'] extends true ? never : Key]?: SentFile<T[Key]>
      }
    : unknown

type SentBody<D extends Declaration> = D extends { body: z.ZodType } | { files: object }
  ? { body: Sent<D['body']> & SentFiles<D['files']> }
  : unknown

/**
 * What a client passes for a call: path parameters and query side by side, and the `body` with its files.
 * Nothing for a call that takes none.
 */
export type ArgumentOf<D extends Declaration> = D extends
  | { params: z.ZodObject }
  | { query: z.ZodObject }
  | { body: z.ZodType }
  | { files: object }
  ? Sent<D['params']> & Sent<D['query']> & SentBody<D>
  : undefined

/** Path parameters of calls for one object. */
export const byId = z.object({ id: z.uuid() })

/** A typed search text, in composed letters like the stored texts (see `line` of values.ts). */
export const SearchInput = z.string().normalize('NFC').trim().max(200)

/** The requested number of rows, digits only: `1e1` and `0x10` are mistakes, not ten and sixteen. */
export const LimitInput = z
  .preprocess(
    (typed) => (typeof typed === 'string' && !/^\d+$/.test(typed) ? Number.NaN : typed),
    z.coerce.number().int().min(1).max(200),
  )
  .default(50)

const listBase = {
  q: SearchInput.optional(),
  limit: LimitInput,
  // Contains the sort value, which may be a name of 200 characters in any script.
  cursor: z.string().max(2000).optional(),
}

/**
 * The query of a list call (docs/product/lists.md, 'Paging'): `q`, `limit` (50, at most 200), `cursor` and what the
 * list adds. The answer is an array; the total is in `X-Total-Count`, the next page in `Link`.
 */
export function listQuery<S extends z.ZodRawShape>(more: S) {
  return z.object({ ...listBase, ...more })
}

/** Whether an endpoint returns bytes instead of JSON. */
export function isDownload(response: Declaration['response']): response is Download {
  return response !== null && 'download' in response
}

/** Whether an endpoint is a list call: an array, its total in `X-Total-Count`, the next page in `Link`. */
export function isList({ query }: Declaration): boolean {
  return query !== undefined && 'cursor' in query.shape
}
