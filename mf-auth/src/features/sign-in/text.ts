import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-auth/sign-in', {
  titles: { signIn: (provider: string) => `Welcome to ${isolated(provider)}`, signUp: () => 'Create your account' },
  subtitles: {
    customer: 'Request quotes, follow orders and approve quality in one place.',
    supplier: 'Quote requests and receive purchase orders in one place.',
  },
  tabs: { label: 'Sign in or sign up', signIn: 'Sign In', signUp: 'Sign Up' },
  forgot: 'Forgot password?',
  signIn: 'Sign In',
  signUp: 'Create Account',
  company: 'Company',
  welcomeBack: 'Welcome back!',
  welcome: 'Welcome!',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  verificationRequired: ['Email verification required', 'Please verify your email before signing in.'],
  registered: ['Registration successful!', 'Please check your email for a verification code.'],
  resetRequired: ['Password Reset Required', 'Please choose a password of your own to continue.'],
  returning: 'Sign in to continue where you left off.',
  forced: {
    title: 'Reset Your Password',
    subtitle: 'Your account was created by an admin. Please choose a password of your own.',
    current: 'Current Password',
    submit: 'Reset Password',
    updated: ['Password Updated', 'You are signed in now.'],
    error: 'Error',
    failed: 'Failed to reset password. Please try again.',
    back: 'Back to sign in',
  },
} as const)
