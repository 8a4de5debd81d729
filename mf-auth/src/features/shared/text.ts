import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** How long to wait, in words. @param seconds from the server's answer, above 0 */
function waitWords(seconds: number): string {
  if (seconds < 100) return count(Math.ceil(seconds), 'second')
  if (seconds < 100 * 60) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}

export const text = words('mf-auth/shared', {
  email: 'Email',
  emailPlaceholder: 'you@company.com',
  name: 'Full Name',
  password: 'Password',
  passwordPlaceholder: 'Minimum 8 characters',
  repeatPassword: 'Re-enter Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  backToLogin: 'Back to login',
  toggle: { label: 'Account type', customer: 'Customer', supplier: 'Supplier' },
  tooManyAttempts: (seconds: number) => `Too many attempts. Please wait ${waitWords(seconds)} and try again.`,
  tooManySignIns: (seconds: number) =>
    `Too many attempts. Please wait ${waitWords(seconds)} and try again, or choose a new password with "Forgot password" to sign in at once.`,
  unexpected: 'Something unexpected happened. Please try again.',
  /** On the page of an invitation for somebody else. */
  otherAccount: {
    text: (name: string, email: string, invited: string) =>
      `You are signed in with another account: ${isolated(name)} (${email}). The invitation is for ${invited}. Log out to accept it.`,
    logOut: 'Log out',
    failed: 'Could not log out',
    failedText: 'You are still signed in. Please try again.',
  },
})
