import { testPassword } from './factories.ts'
import type { Answered, TestApi } from './harness.ts'

/** The calls to sign up, in and out, with defaults for anything a test does not care about. */
export function authCalls(api: TestApi) {
  const post = (path: string, json: object, headers?: Record<string, string>) =>
    api.request('post', `/api/auth/${path}`, { json, headers })
  return {
    post,
    register: (email: string, more: object = {}, headers?: Record<string, string>) =>
      post('register', { email, password: testPassword, name: 'Ada Turner', role: 'customer', ...more }, headers),
    verify: (email: string, verificationCode: string) => post('verify-email', { email, verificationCode }),
    resend: (email: string) => post('resend-verification', { email }),
    login: (email: string, password = testPassword, headers?: Record<string, string>) =>
      post('login', { email, password, role: 'customer' }, headers),
    forgot: (email: string) => post('forgot-password', { email, role: 'customer' }),
    reset: (email: string, resetCode: string, newPassword = 'surface-grinding', headers?: Record<string, string>) =>
      post('reset-password', { email, role: 'customer', resetCode, newPassword }, headers),
    me: (as?: string, headers?: Record<string, string>) => api.request('get', '/api/auth/me', { as, headers }),
  }
}

export const sessionCookie = (token: string) => ({ cookie: `kerf_session=${token}` })

/** The token in the session cookie that an answer sets; `undefined` if it sets none. */
export function cookieToken(answer: Answered): string | undefined {
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kerf_session='))
  return /^kerf_session=([^;]*)/.exec(set ?? '')?.[1]
}
