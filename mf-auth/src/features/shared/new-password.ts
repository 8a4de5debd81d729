import { z } from 'zod'

/** A new password and its confirmation, which must equal it (docs/product/accounts.md, 'Passwords'). */
export const newPasswordFields = {
  newPassword: z
    .string()
    .min(8, 'Password must be at least 8 characters')
    .max(128, 'Password must be at most 128 characters'),
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}

/** Refuses a confirmation that differs; shown on the confirm field. */
export function passwordsMatch(values: { newPassword: string; confirmPassword: string }): boolean {
  return values.newPassword === values.confirmPassword
}

export const passwordsDiffer = { path: ['confirmPassword'], message: "Passwords don't match" }
