import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-auth/reset-password', {
  title: 'Reset your password',
  subtitle: (email: string) => `Enter the code we sent to ${email}, and a new password.`,
  code: 'Reset code',
  confirm: 'Confirm Password',
  submit: 'Reset Password',
  another: 'Send another code',
  doneTitle: 'Password Reset Complete',
  doneText: 'Your password is changed, and you have been signed out everywhere. Sign in with the new one.',
  done: 'Continue to Login',
  doneToast: 'Password reset successful!',
  failed: 'Reset failed',
  failedText: 'Failed to reset password. Please try again.',
} as const)
