import * as contract from '@kerf/shared-contracts/contracts/auth'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { getUserWithCompany } from './accounts-service.ts'
import { knownBrowser, rememberKnownBrowser } from './known-browser-service.ts'
import { chooseOwnPassword, forgotPassword, resetPassword } from './password-service.ts'
import { presentCurrentUser, presentSignIn } from './presenter.ts'
import { forgetBrowser, hashOfBrowser, newBrowserSecret, rememberBrowser } from './registering-browser.ts'
import { register, resendVerification, verifyEmail } from './registration-service.ts'
import { signIn, signOut } from './sign-in-service.ts'
import { text } from './text.ts'

export function authRoutes(router: ApiRouter, platform: Platform): void {
  router.handle(contract.getCurrentUser, async ({ work }) =>
    presentCurrentUser(await getUserWithCompany(work.tx, work.actor.id)),
  )

  router.handleUnwrapped(contract.login, async ({ body, transact, cookie, cookies }) => {
    const outcome = await signIn(platform, transact, body, knownBrowser(platform.codes, cookies))
    if ('session' in outcome) {
      cookie.set(outcome.session)
      rememberKnownBrowser(platform.codes, cookies, outcome.user)
    }
    return presentSignIn(outcome)
  })

  router.handleUnwrapped(contract.resetAdminCreatedPassword, async ({ body, transact, cookie, cookies }) => {
    const signedIn = await chooseOwnPassword(platform, transact, body)
    cookie.set(signedIn.session)
    rememberKnownBrowser(platform.codes, cookies, signedIn.user)
    return presentSignIn(signedIn)
  })

  router.handleUnwrapped(contract.logout, async ({ transact, session, cookie }) => {
    if (session) await transact((work) => signOut(platform, work, session.id))
    cookie.clear()
    return undefined
  })

  router.handleUnwrapped(contract.register, async ({ body, transact, cookies }) => {
    const browser = newBrowserSecret()
    await register(platform, transact, body, browser.hash)
    // Set for every address, so that the cookie does not reveal whether an account exists.
    rememberBrowser(cookies, browser.secret)
    return { requiresVerification: true }
  })

  router.handleUnwrapped(contract.verifyEmail, async ({ body, transact, cookies }) => {
    const { passwordStays } = await verifyEmail(platform, transact, body, hashOfBrowser(cookies))
    forgetBrowser(cookies)
    return { message: passwordStays ? text.verified : text.verifiedWithoutPassword }
  })

  router.handleUnwrapped(contract.resendVerification, async ({ body, transact, cookies }) => {
    const { undelivered } = await resendVerification(platform, transact, body, hashOfBrowser(cookies))
    return { message: text.codeSent, undelivered }
  })

  router.handleUnwrapped(contract.forgotPassword, async ({ body, transact }) => {
    await forgotPassword(platform, transact, body)
    return { message: text.resetSent }
  })

  router.handleUnwrapped(contract.resetPassword, async ({ body, transact, cookies }) => {
    rememberKnownBrowser(platform.codes, cookies, await resetPassword(platform, transact, body))
    return { message: text.passwordReset }
  })
}
