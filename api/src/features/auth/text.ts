import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'

/** Texts of this feature's answers and mails. */
export const text = words('api/auth', {
  verified: 'Email verified successfully!',
  verifiedWithoutPassword:
    'Your email is verified. This address was registered more than once, so please choose a password with "Forgot password".',
  codeSent: 'If this address has an account waiting for verification, a new code is on its way.',
  resetSent: 'If this address has an account, a reset code is on its way.',
  passwordReset: 'Password reset successful!',
  locked: (minutes: number) =>
    `Too many attempts to sign in. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or choose a new password with "Forgot password" to sign in at once.`,
  passwordTooLong: 'Password must be at most 128 characters',
  sameAsCurrent: 'Please choose a password other than the current one',

  /** @param provider its name, here and below */
  mailFooter: (provider: string) =>
    `You received this email because your address was entered at the ${isolated(provider)} manufacturing portal.`,
  hello: (name: string) => `Hello ${isolated(name)},`,
  helloNobody: 'Hello,',
  codeFor: {
    customer: 'This is about your account in the Customer Portal.',
    supplier: 'This is about your account in the Supplier Portal.',
    admin: 'This is about your account as an admin.',
  },
  verifyMail: {
    subject: (provider: string) => `Your ${isolated(provider)} verification code`,
    title: 'Verify your email',
    enter: 'Enter this code to verify your email address:',
    button: 'Enter the code',
    expires: 'The code is valid for 15 minutes and can be used once.',
    notYou: 'If you did not sign up just now, do not use the code; nothing more will happen.',
  },
  resetMail: {
    subject: (provider: string) => `Your ${isolated(provider)} password reset code`,
    title: 'Reset your password',
    enter: 'Enter this code to choose a new password:',
    button: 'Choose a new password',
    expires: 'The code is valid for 15 minutes and can be used once.',
    notYou: 'If you did not ask for it, you can ignore this email: your password stays as it is.',
  },
  existingMail: {
    subject: (provider: string) => `You already have an account at ${isolated(provider)}`,
    title: 'You already have an account',
    explain:
      'Somebody, probably you, tried to sign up with this address. It already has an account, so no new one was made.',
    forgotten: 'You can sign in as before, or choose a new password if you have forgotten yours.',
    button: (provider: string) => `Go to ${isolated(provider)}`,
    notYou: 'If it was not you, there is nothing you need to do.',
  },
})
