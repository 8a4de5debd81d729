import { z } from 'zod'
import { asPlainText } from '../rules/typed-text.ts'
import { endpoint, signedIn } from './endpoint.ts'
import { CurrentUser } from './users.ts'
import { Email, line } from './values.ts'

/** The account type that a visitor chooses with the Customer/Supplier toggle. */
export const PortalRole = z.enum(['customer', 'supplier'], { error: 'Please select your account type' })
export type PortalRole = z.output<typeof PortalRole>

const password = z.string().max(128, 'Password must be at most 128 characters')
/** A password to sign in with from now on (docs/product/accounts.md, 'Passwords'). */
export const NewPassword = password.min(8, 'Password must be at least 8 characters')

/** The current password, asked for again before actions that a passer-by at an open screen must not be able to take. */
export const CurrentPassword = password.min(1, 'Current password is required')

/** The code of a mail. @param message the error for anything but six digits */
export function sixDigits(message: string) {
  return z
    .string()
    .overwrite(asPlainText)
    .regex(/^\d{6}$/, message)
}

export const LoginBody = z
  .object({
    email: Email,
    password: z.string().min(1, 'Password is required').max(128, 'Password must be at most 128 characters'),
    role: PortalRole.default('customer'),
  })
  .meta({ id: 'LoginBody' })

export const RegisterBody = z
  .object({
    email: Email,
    password: password.min(8, 'Password must be at least 8 characters long'),
    name: line(120).min(1, 'Full name is required'),
    company: line(160).optional(),
    role: PortalRole,
  })
  .meta({ id: 'RegisterBody' })

export const AdminPasswordResetBody = z
  .object({
    userId: z.uuid(),
    currentPassword: CurrentPassword,
    newPassword: NewPassword,
  })
  .meta({ id: 'AdminPasswordResetBody' })

export const VerifyEmailBody = z
  .object({
    email: Email,
    role: PortalRole.default('customer'),
    verificationCode: sixDigits('Verification code must be 6 digits'),
  })
  .meta({ id: 'VerifyEmailBody' })

export const ResendVerificationBody = z
  .object({ email: Email, role: PortalRole.default('customer') })
  .meta({ id: 'ResendVerificationBody' })

export const ForgotPasswordBody = z.object({ email: Email, role: PortalRole }).meta({ id: 'ForgotPasswordBody' })

export const ResetPasswordBody = z
  .object({
    email: Email,
    role: PortalRole,
    resetCode: sixDigits('Reset code must be 6 digits'),
    newPassword: NewPassword,
  })
  .meta({ id: 'ResetPasswordBody' })

/** Which fields are present depends on what comes next (docs/product/accounts.md, 'Fields of a user'). */
export const AuthResponse = z
  .object({
    token: z.string().optional(),
    user: CurrentUser.optional(),
    requiresPasswordReset: z.boolean().optional(),
    userId: z.uuid().optional(),
    requiresVerification: z.boolean().optional(),
  })
  .meta({ id: 'AuthResponse' })

/** A response that says only that the request was accepted, the same whether or not the account exists. */
export const Acknowledgement = z.object({ message: z.string() }).meta({ id: 'Acknowledgement' })

export const ResentVerification = Acknowledgement.extend({
  undelivered: z
    .boolean()
    .optional()
    .describe('Whether the last mail to this address, asked for by this browser, could not be delivered'),
}).meta({ id: 'ResentVerification' })

export const getCurrentUser = endpoint({
  method: 'get',
  path: '/api/auth/me',
  access: signedIn,
  summary: 'The signed-in user; decides whether a visitor counts as authenticated',
  spec: "docs/product/accounts.md, 'Sessions'",
  response: CurrentUser,
  tags: ['Session'],
})

export const login = endpoint({
  method: 'post',
  path: '/api/auth/login',
  access: ['visitor'],
  summary: 'Sign in',
  spec: "docs/product/accounts.md, 'Sign in'",
  body: LoginBody,
  response: AuthResponse,
  errors: ['auth.credentials_wrong', 'auth.not_verified', 'auth.suspended', 'rate_limited'],
  limit: 'signIn',
})

export const register = endpoint({
  method: 'post',
  path: '/api/auth/register',
  access: ['visitor'],
  summary: 'Sign up as a customer or supplier; a verification code is mailed',
  spec: "docs/product/accounts.md, 'Sign up'",
  body: RegisterBody,
  response: AuthResponse,
  status: 201,
  errors: ['auth.password_breached', 'rate_limited'],
  limit: 'register',
})

export const resetAdminCreatedPassword = endpoint({
  method: 'post',
  path: '/api/auth/admin-password-reset',
  access: ['visitor'],
  summary: 'Choose a password for an account created by an admin, and sign in',
  spec: "docs/product/accounts.md, 'Forced password reset'",
  body: AdminPasswordResetBody,
  response: AuthResponse,
  errors: [
    'auth.current_password_wrong',
    'auth.password_breached',
    'auth.reset_not_required',
    'auth.suspended',
    'rate_limited',
  ],
  limit: 'signIn',
})

export const verifyEmail = endpoint({
  method: 'post',
  path: '/api/auth/verify-email',
  access: ['visitor'],
  summary: 'Verify an email address with the six-digit code',
  spec: "docs/product/accounts.md, 'Verify email'",
  body: VerifyEmailBody,
  response: Acknowledgement,
  errors: ['auth.code_invalid', 'rate_limited'],
  limit: 'code',
})

export const resendVerification = endpoint({
  method: 'post',
  path: '/api/auth/resend-verification',
  access: ['visitor'],
  summary: 'Mail a new verification code, at most every 30 s',
  spec: "docs/product/accounts.md, 'Verify email'",
  body: ResendVerificationBody,
  response: ResentVerification,
  errors: ['rate_limited'],
  limit: 'mail',
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/auth/forgot-password',
  access: ['visitor'],
  summary: 'Mail a reset code; the response does not reveal whether the account exists',
  spec: "docs/product/accounts.md, 'Forgot password'",
  body: ForgotPasswordBody,
  response: Acknowledgement,
  errors: ['rate_limited'],
  limit: 'mail',
})

export const resetPassword = endpoint({
  method: 'post',
  path: '/api/auth/reset-password',
  access: ['visitor'],
  summary: 'Set a new password with the mailed code; ends all sessions',
  spec: "docs/product/accounts.md, 'Reset password'",
  body: ResetPasswordBody,
  response: Acknowledgement,
  errors: ['auth.reset_code_invalid', 'auth.password_breached', 'rate_limited'],
  limit: 'code',
})

export const logout = endpoint({
  method: 'post',
  path: '/api/auth/logout',
  access: ['visitor'],
  summary: 'End this session; others continue',
  spec: "docs/product/accounts.md, 'Sessions'",
  response: null,
})
