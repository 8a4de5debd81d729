import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-auth/verify-email', {
  title: 'Verify your email',
  subtitle: (email: string) => `We sent a 6-digit code to ${email}. Enter it to finish your registration.`,
  code: 'Verification code',
  submit: 'Verify Email',
  resend: 'Resend Code',
  resendIn: (seconds: number) => `Resend Code (${seconds} s)`,
  resendReason: 'You can request a new one every 30 seconds.',
  back: 'Back to Register',
  verified: 'Email Verified!',
  verifiedText: 'Your account is ready.',
  signInSoon: (seconds: number) => `You will be taken to sign-in in ${seconds} s.`,
  signIn: 'Go to Sign In',
  verifiedToast: 'Email verified successfully!',
  sentToast: ['Verification code sent!', 'Please check your email for the new code.'],
  undelivered: 'Our last email did not arrive.',
  undeliveredText: (email: string) =>
    `The mail server rejected our last email to ${email}. Please check the address. If it is wrong, go back and register with the right one; if it is right, ask whoever runs the mail server.`,
  failed: 'Verification failed',
  resendFailed: ['Failed to resend code', 'Please try again'],
  emailNotFound: ['Email not found', 'Please go back and register again'],
} as const)
