import type { ValidSession } from '../../platform/auth/sessions.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { signOut } from '../auth/sign-in-service.ts'
import { otherDevicesSignedOut, ownDeviceSignedOut } from './events.ts'

/** @returns where the user is signed in: this session first, then the most recent */
export async function findDevices(
  { sessions }: Platform,
  { tx, actor }: ReadWork,
  currentId: string,
): Promise<ValidSession[]> {
  const all = await sessions.listOf(tx, actor.id)
  return [...all.filter(({ id }) => id === currentId), ...all.filter(({ id }) => id !== currentId)]
}

/**
 * Signs out one device of the user; for the current one this equals signing out.
 * @throws Problem `session.not_found`, also for somebody else's device
 */
export async function signOutDevice(
  platform: Platform,
  work: Work,
  sessionId: string,
  currentId: string,
): Promise<void> {
  if (sessionId === currentId) {
    await signOut(platform, work, sessionId)
    await work.happened(ownDeviceSignedOut, { userId: work.actor.id })
    return
  }
  if (!(await platform.sessions.endOneOf(work.tx, work.actor.id, sessionId))) throw problem('session.not_found')
  await work.happened(otherDevicesSignedOut, { userId: work.actor.id, sessions: 1 })
}

/** Signs out every device of the user except this one. @returns how many */
export async function signOutOtherDevices({ sessions }: Platform, work: Work, currentId: string): Promise<number> {
  const ended = await sessions.endOthersOf(work.tx, work.actor.id, currentId)
  if (ended > 0) await work.happened(otherDevicesSignedOut, { userId: work.actor.id, sessions: ended })
  return ended
}
