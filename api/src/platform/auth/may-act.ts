import { problem } from '../errors.ts'
import type { Viewer } from './viewer.ts'

/** What an object belongs to: a company, or only the customer who made it. */
export interface OfCompany {
  companyId: string | null
}

/**
 * Refuses who may only look (decisions, 'Who sees what'): in a company `owner` and `buyer` act, `viewer` does not; and
 * on what belongs to a company only its members act, so not who made it there and has left since.
 * @param object what is acted on, which the viewer may see; left out when something new is made
 * @throws Problem `auth.former_member`, `auth.read_only`
 */
export function assertMayAct(viewer: Viewer, object?: OfCompany): void {
  if (viewer.kind === 'admin') return
  if (object && object.companyId !== null && object.companyId !== viewer.companyId) throw problem('auth.former_member')
  if (viewer.companyId !== null && viewer.companyRole === 'viewer') throw problem('auth.read_only')
}
