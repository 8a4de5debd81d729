import { formOf, pdfBytes } from '../samples.ts'
import type { AnyStage, World } from './worlds.ts'

/** The actors. All objects belong to `owner`; `stranger` is an owner of another company. */
export const actors = ['visitor', 'owner', 'colleague', 'viewer', 'stranger', 'supplier', 'admin'] as const
export type ActorName = (typeof actors)[number]

export type Expected = readonly [number, number, number, number, number, number, number]

/** One endpoint: its response to each actor, in the order of {@link actors}. */
export interface Row {
  /** The future response of a call that is not built yet. */
  expected: Expected
  /** The stage of the owner's main job when the call is made. */
  stage: AnyStage
  params?: (world: World) => Record<string, string>
  json?: (world: World) => unknown
  form?: (world: World) => FormData
  query?: string | ((world: World) => string)
}

export type Rows = Record<string, Row>

export const everybody = (status: number): Expected => [status, status, status, status, status, status, status]
export const signedIn: Expected = [401, 200, 200, 200, 200, 200, 200]
export const adminsOnly: Expected = [401, 403, 403, 403, 403, 403, 200]
export const adminsCreate: Expected = [401, 403, 403, 403, 403, 403, 201]
export const adminsEmpty: Expected = [401, 403, 403, 403, 403, 403, 204]
/** The requested object does not exist. */
export const adminsMissing: Expected = [401, 403, 403, 403, 403, 403, 404]
/** Own lists: every user of the kind gets their own, never an error. */
export const customersList: Expected = [401, 200, 200, 200, 200, 403, 403]
/** Customers see their company's objects, admins see all, suppliers are the wrong kind of user. */
export const seeOwnOrAdmin: Expected = [401, 200, 200, 200, 404, 403, 200]

export const someId = '00000000-0000-7000-8000-000000000000'

export const pdf =
  (field: string, text: Record<string, string> = {}) =>
  () =>
    formOf(text, { [field]: [{ name: 'document.pdf', bytes: pdfBytes() }] })
