import { expect, test, vi } from 'vitest'
import {
  announceSessionEnded,
  endSessionBy,
  onSessionEnded,
  readToken,
  removeToken,
  sessionKey,
  storeToken,
  waitWhileEndingSession,
} from './session.ts'

const listener = vi.fn()
onSessionEnded(listener)

test('a newer session stored by another tab survives the end of this tab’s own', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  storeToken('own')
  stored.set(sessionKey, 'of another tab')
  removeToken()
  expect(readToken()).toBe('of another tab')
  storeToken('own')
  removeToken()
  expect(readToken()).toBeNull()
  vi.unstubAllGlobals()
})

test('listeners are told when a session ends', () => {
  announceSessionEnded()
  expect(listener).toHaveBeenCalledOnce()
})

test('a session end during a call that ends it is announced only if the call fails', async () => {
  listener.mockClear()
  const answer = Promise.withResolvers<string>()
  const ending = endSessionBy(() => answer.promise)
  announceSessionEnded()
  expect(listener).not.toHaveBeenCalled()
  answer.reject(new Error('refused'))
  await expect(ending).rejects.toThrow('refused')
  expect(listener).toHaveBeenCalledOnce()
})

test('a failing call announces nothing if the session did not end', async () => {
  listener.mockClear()
  await expect(endSessionBy(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(listener).not.toHaveBeenCalled()
  announceSessionEnded()
  expect(listener).toHaveBeenCalledOnce()
})

test('"nobody is signed in" is announced at once, except during a call that ends the session, unless that fails', async () => {
  await waitWhileEndingSession()
  const answer = Promise.withResolvers<string>()
  const told = vi.fn()
  const ending = endSessionBy(() => answer.promise)
  const telling = waitWhileEndingSession().then(told)
  answer.reject(new Error('refused'))
  expect(told).not.toHaveBeenCalled()
  await expect(ending).rejects.toThrow('refused')
  await telling
  expect(told).toHaveBeenCalledOnce()
})

test('the session end is ignored after the call that caused it', async () => {
  listener.mockClear()
  await expect(endSessionBy(async () => 'token')).resolves.toBe('token')
  announceSessionEnded()
  expect(listener).not.toHaveBeenCalled()
})
