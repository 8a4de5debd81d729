import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of the mails about changes to the user's own account. */
export const text = words('api/notifications/account-text', {
  /** @param provider its name, here and below */
  footer: (provider: string) => `You received this email because of your account at ${isolated(provider)}.`,
  passwordChanged: {
    subject: (provider: string) => `Your ${isolated(provider)} password was changed`,
    title: 'Your password was changed',
    explain: (provider: string) =>
      `The password of your ${isolated(provider)} account was changed just now. Every other device that was signed in has been signed out.`,
    wasYou: 'If it was you, there is nothing you need to do.',
    wasNotYou:
      'If it was not you, choose a new password at once: the button leads to a page that mails you a code. Also change the password of your email account if you use the same one there.',
    button: 'Choose a new password',
  },
  emailChanged: {
    subject: (provider: string) => `The email address of your ${isolated(provider)} account was changed`,
    title: 'Your email address was changed',
    explain: (provider: string) =>
      `Your ${isolated(provider)} account now belongs to another email address. This one no longer signs in and gets no further emails.`,
    wasYou: 'If it was you, there is nothing you need to do.',
    wasNotYou:
      'If it was not you, somebody else has used your account. Please get in touch with us at once, and change the password of your email account if you used the same one there.',
  },
  accountDeleted: {
    subject: (provider: string) => `Your ${isolated(provider)} account was deleted`,
    title: 'Your account was deleted',
    explain: (provider: string) =>
      `Your ${isolated(provider)} account and your personal data were deleted. Nobody can sign in with it any more. Orders that were placed stay on record without your name.`,
    farewell: 'Thank you for having worked with us. You are welcome to sign up again at any time.',
    wasNotYou: 'If you did not expect this, please get in touch with us.',
  },
  accountCreated: {
    subject: (provider: string) => `Your account at ${isolated(provider)}`,
    title: 'An account was created for you',
    explain: (provider: string) =>
      `An account was created for you at ${isolated(provider)}, the portal where custom parts are quoted, ordered and followed.`,
    signIn: (email: string) =>
      `Sign in with ${email} and the password you were given. Then choose a password of your own.`,
    asSupplier: 'On the sign-in page, choose "Supplier".',
    button: 'Sign in',
    noPassword: 'If you were given no password, use "Forgot password" on the sign-in page.',
    notYours: 'If you do not know what this is about, you can ignore this email.',
  },
  when: (moment: string) => `When: ${moment}`,
  device: (device: string) => `Device: ${isolated(device)}`,
})
