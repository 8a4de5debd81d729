import type pg from 'pg'
import type { Asker } from './session.ts'

export interface Asked {
  database: pg.Pool
  asker: Asker
  url: URL
  body: string
  /** The idempotency key of the request. */
  key: string
}

export interface Answer {
  status?: number
  /** Of all pages of a list. */
  total?: number
  json: unknown
}

export type Handler = (asked: Asked) => Promise<Answer>

/** Today in the business's time zone. */
export const today = () => new Date().toISOString().slice(0, 10)

/** The limit up to which lists are counted. */
export const mostCounted = 10_001
