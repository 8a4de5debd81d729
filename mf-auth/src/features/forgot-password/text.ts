import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-auth/forgot-password', {
  title: 'Forgot password',
  subtitle: 'Enter your email and account type. We will send you a code to set a new password.',
  accountType: 'Account Type',
  choose: 'Select your account type',
  customer: 'Customer Portal',
  supplier: 'Supplier Portal',
  submit: 'Send Reset Email',
  sentTitle: 'Check your email',
  sentText: 'If an account exists for this address, a reset code is on its way. It is valid for 15 minutes.',
  enterCode: 'Enter Reset Code',
  again: 'Send another email',
  againIn: (seconds: number) => `Send another email (${seconds} s)`,
  submitIn: (seconds: number) => `Send Reset Email (${seconds} s)`,
  againReason: 'You can request a new one every 30 seconds.',
  sentToast: ['Reset email sent!', 'If an account exists for this address, you will receive a reset code.'],
  failed: 'Request failed',
  failedText: 'Failed to send reset email. Please try again.',
} as const)
