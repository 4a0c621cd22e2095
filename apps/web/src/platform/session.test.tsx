import { beforeEach, expect, test } from 'vitest'
import { actAs, clearSession, keepSession, readSession, returnToOwnSession, watchSession } from './session.ts'
import { sessionOf, tenantOf } from './viewer-fixtures.ts'

const forma = tenantOf('forma')
beforeEach(() => {
  localStorage.clear()
  clearSession()
})

test('the session is kept under the keys of the specification', () => {
  keepSession(sessionOf(forma, { is_partner: true }))
  const keys = ['token', 'refresh', 'user', 'is_partner', 'client_id', 'client', 'is_referent']
  expect(keys.map((key) => [key, localStorage.getItem(key) !== null])).toEqual(keys.map((key) => [key, true]))
  expect(readSession()).toEqual(sessionOf(forma, { is_partner: true }))
})

test.each(['token', 'refresh', 'user', 'client'])('half a session is none: without %s', (key) => {
  keepSession(sessionOf(forma))
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(readSession()).toBeNull()
})

test('an unreadable person is no session', () => {
  keepSession(sessionOf(forma))
  localStorage.setItem('user', '{broken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(readSession()).toBeNull()
})

test('another tab that signs out is followed', () => {
  keepSession(sessionOf(forma))
  let calls = 0
  const stop = watchSession(() => {
    calls++
  })
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(calls).toBe(1)
  expect(readSession()).toBeNull()
  stop()
})

test('acting as someone keeps the administrator’s own session aside', () => {
  keepSession(sessionOf(forma, { access: 'admin' }))
  actAs(sessionOf(forma, { access: 'someone' }))
  expect(readSession()?.access).toBe('someone')
  expect(returnToOwnSession()).toBe(true)
  expect(readSession()?.access).toBe('admin')
  expect(returnToOwnSession()).toBe(false)
})

test('signing out forgets the administrator’s session too', () => {
  keepSession(sessionOf(forma, { access: 'admin' }))
  actAs(sessionOf(forma, { access: 'someone' }))
  clearSession()
  expect(returnToOwnSession()).toBe(false)
  expect(readSession()).toBeNull()
})
