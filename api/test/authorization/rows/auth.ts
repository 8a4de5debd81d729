import { everybody, type Rows, signedIn, someId } from '../row.ts'

/** Signing in and up: anybody may, with the credentials and codes in the calls. */
export const authRows: Rows = {
  getCurrentUser: { expected: signedIn, stage: 'nothing' },
  login: {
    expected: everybody(401),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', password: 'wrong' }),
  },
  register: {
    expected: everybody(201),
    stage: 'nothing',
    json: () => ({ email: 'new@example.com', password: 'turned-and-milled-42', name: 'New', role: 'customer' }),
  },
  resetAdminCreatedPassword: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({ userId: someId, currentPassword: 'x', newPassword: 'turned-and-milled-43' }),
  },
  verifyEmail: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', verificationCode: '000000' }),
  },
  resendVerification: { expected: everybody(200), stage: 'nothing', json: () => ({ email: 'nobody@example.com' }) },
  forgotPassword: {
    expected: everybody(200),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', role: 'customer' }),
  },
  resetPassword: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({
      email: 'nobody@example.com',
      role: 'customer',
      resetCode: '000000',
      newPassword: 'turned-and-milled-43',
    }),
  },
  logout: { expected: everybody(204), stage: 'nothing', json: () => ({}) },
}
