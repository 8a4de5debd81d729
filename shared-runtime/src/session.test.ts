import { expect, test, vi } from 'vitest'
import {
  announceSessionEnded,
  endSessionBy,
  onSessionEnded,
  readToken,
  removeToken,
  sessionKey,
  storeToken,
  untilEndIsNews,
} from './session.ts'

const listener = vi.fn()
onSessionEnded(listener)

test('what another tab has stored of a newer session is not forgotten with that of the own one', () => {
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

test('whoever listens hears of the end of a session', () => {
  announceSessionEnded()
  expect(listener).toHaveBeenCalledOnce()
})

test('word of the end that comes while a call ends the session is passed on only if the call fails', async () => {
  listener.mockClear()
  const answer = Promise.withResolvers<string>()
  const ending = endSessionBy(() => answer.promise)
  announceSessionEnded()
  expect(listener).not.toHaveBeenCalled()
  answer.reject(new Error('refused'))
  await expect(ending).rejects.toThrow('refused')
  expect(listener).toHaveBeenCalledOnce()
})

test('a call that fails without word of the end says nothing of it', async () => {
  listener.mockClear()
  await expect(endSessionBy(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(listener).not.toHaveBeenCalled()
  announceSessionEnded()
  expect(listener).toHaveBeenCalledOnce()
})

test('that nobody is signed in is news at once, but while a call ends the session only when the call has failed', async () => {
  await untilEndIsNews()
  const answer = Promise.withResolvers<string>()
  const told = vi.fn()
  const ending = endSessionBy(() => answer.promise)
  const telling = untilEndIsNews().then(told)
  answer.reject(new Error('refused'))
  expect(told).not.toHaveBeenCalled()
  await expect(ending).rejects.toThrow('refused')
  await telling
  expect(told).toHaveBeenCalledOnce()
})

test('after a call that ended the session, word of the end is no news', async () => {
  listener.mockClear()
  await expect(endSessionBy(async () => 'token')).resolves.toBe('token')
  announceSessionEnded()
  expect(listener).not.toHaveBeenCalled()
})
