import type pg from 'pg'
import type { Asker } from './session.ts'

export interface Asked {
  database: pg.Pool
  asker: Asker
  url: URL
  body: string
  /** Of the request, by which it is done once. */
  key: string
}

export interface Answer {
  status?: number
  /** Of all pages of a list. */
  total?: number
  json: unknown
}

export type Handler = (asked: Asked) => Promise<Answer>

/** What day it is where the business is. */
export const today = () => new Date().toISOString().slice(0, 10)

/** Lists are counted so far. */
export const mostCounted = 10_001
