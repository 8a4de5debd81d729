import * as contract from '@kerf/shared-contracts/contracts/profile'
import type { Session } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { rememberKnownBrowser } from '../auth/known-browser-service.ts'
import { presentSignIn } from '../auth/presenter.ts'
import { findDevices, signOutDevice, signOutOtherDevices } from './devices-service.ts'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email-change-service.ts'
import { chooseLanguage } from './language-service.ts'
import { choose, choosePace, findChoices, findPace } from './notification-choices-service.ts'
import { changePassword } from './password-service.ts'
import { presentChoice, presentDevice, presentProfile } from './presenter.ts'
import { getOwnProfile, updateOwnProfile } from './service.ts'
import { text } from './text.ts'

export function profileRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.getProfile, async ({ work }) => presentProfile(await getOwnProfile(work)))

  router.handle(contract.updateProfile, async ({ body, work }) => {
    await updateOwnProfile(work, body)
    return presentProfile(await getOwnProfile(work))
  })

  emailRoutes(router, platform)
  signInRoutes(router, platform)

  router.handle(contract.listNotificationChoices, async ({ work }) => (await findChoices(work)).map(presentChoice))

  router.handle(contract.chooseNotification, async ({ params, body, work }) => {
    const choices = await choose(work, { topic: params.topic, isOn: body.email })
    return choices.map(presentChoice)
  })

  router.handle(contract.chooseLanguage, async ({ body, work }) => ({
    language: await chooseLanguage(work, body.language),
  }))

  router.handle(contract.getMailRhythm, async ({ work }) => ({ pace: await findPace(work) }))

  router.handle(contract.chooseMailRhythm, async ({ body, work }) => ({ pace: await choosePace(work, body.pace) }))
}

function emailRoutes(router: ApiRouter, platform: Platform): void {
  router.handleUnwrapped(contract.requestEmailChange, async ({ body, actor, transact }) => {
    await requestEmailChange(platform, transact, actor, body)
    return { message: text.codeSent }
  })

  router.handle(contract.confirmEmailChange, async ({ body, work }) => {
    await confirmEmailChange(platform, work, body.verificationCode)
    return presentProfile(await getOwnProfile(work))
  })

  router.handle(contract.cancelEmailChange, async ({ work }) => {
    await cancelEmailChange(work)
    return undefined
  })
}

/** Calls that need the current session, or start one. */
function signInRoutes(router: ApiRouter, platform: Platform): void {
  router.handleUnwrapped(contract.changePassword, async ({ body, actor, transact, cookie, cookies }) => {
    const outcome = await changePassword(platform, transact, actor, body)
    cookie.set(outcome.session)
    rememberKnownBrowser(platform.codes, cookies, outcome.user)
    return presentSignIn(outcome)
  })

  router.handleUnwrapped(contract.listDevices, async ({ work, session }) => {
    const { id } = signedIn(session)
    return (await findDevices(platform, work, id)).map((device) => presentDevice(device, id))
  })

  router.handleUnwrapped(contract.signOutDevice, async ({ params, transact, session, cookie }) => {
    const { id } = signedIn(session)
    await transact((work) => signOutDevice(platform, work, params.id, id))
    if (params.id === id) cookie.clear()
    return undefined
  })

  router.handleUnwrapped(contract.signOutOtherDevices, async ({ transact, session }) => {
    const { id } = signedIn(session)
    return { ended: await transact((work) => signOutOtherDevices(platform, work, id)) }
  })
}

/** Only signed-in users may make these calls. */
function signedIn(session: Session | null): Session {
  if (!session) throw problem('auth.required')
  return session
}
