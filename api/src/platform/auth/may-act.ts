import { problem } from '../errors.ts'
import type { Viewer } from './viewer.ts'

/**
 * Whether a viewer may change what they see. In a company `owner` and `buyer` act, `viewer` only looks (decisions,
 * 'Who sees what').
 */
function mayAct(viewer: Viewer): boolean {
  return viewer.companyId === null || viewer.companyRole !== 'viewer'
}

/** @throws Problem `auth.read_only` for who may only look */
export function assertMayAct(viewer: Viewer): void {
  if (!mayAct(viewer)) throw problem('auth.read_only')
}
