import type { Declaration, Download, InputOf, ResponseOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { Actor, Session } from '../auth/actor.ts'
import type { Cookies } from '../auth/cookies.ts'
import type { SessionCookie } from '../auth/session-cookie.ts'
import type { Delivery } from '../storage/download.ts'
import type { ReceivedFile } from '../storage/receive.ts'
import type { ReadWork, Transact, Work } from '../work.ts'
import type { Page } from './answer.ts'

/** `null` only where visitors may call. */
export type ActorOf<D extends Declaration> = 'visitor' extends D['access'][number] ? Actor | null : Actor

/** The received files of each field the call declares; an empty list if none was sent. */
export type FilesOf<D extends Declaration> = {
  readonly [Field in keyof NonNullable<D['files']>]: readonly ReceivedFile[]
}

/** GET calls get work that cannot write. */
export type WorkOf<D extends Declaration> = D['method'] extends 'get' ? ReadWork<ActorOf<D>> : Work<ActorOf<D>>

/** What a handler receives: everything validated and typed by the declaration. */
export interface Call<D extends Declaration> extends InputOf<D> {
  actor: ActorOf<D>
  files: FilesOf<D>
  work: WorkOf<D>
}

/** What a handler of a call returns: JSON by its contract, a page of a list, or something to download. */
export type ResultOf<D extends Declaration> = D['response'] extends Download
  ? Delivery
  : ResponseOf<D> extends readonly (infer Item)[]
    ? Page<Item> | readonly Item[]
    : ResponseOf<D>

export type Handler<D extends Declaration> = (call: Call<D>) => Promise<ResultOf<D>>

/** Arguments of a handler that opens its own transactions, because hashing a password must not hold one open. */
export interface UnwrappedCall<D extends Declaration> extends InputOf<D> {
  actor: ActorOf<D>
  work: ReadWork<ActorOf<D>>
  /** Runs `steps` as one unit of work. */
  transact: Transact<ActorOf<D>>
  /** The session that made the call; `null` for a visitor. */
  session: Session | null
  /** The session cookie of the response. */
  cookie: SessionCookie
  /** The other cookies of the call and its response. */
  cookies: Cookies
}

export type UnwrappedHandler<D extends Declaration> = (call: UnwrappedCall<D>) => Promise<ResultOf<D>>
