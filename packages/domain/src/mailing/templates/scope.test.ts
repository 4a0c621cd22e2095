import { expect, test } from 'vitest'
import { closest, type Scoped } from './scope.ts'

const all: Scoped[] = [
  { scope: 'tenant', scope_key: '' },
  { scope: 'theme', scope_key: 'Langues' },
  { scope: 'type', scope_key: '2' },
  { scope: 'event', scope_key: '12' },
]
test('the closest text speaks: the event’s, then its theme’s, its kind’s, the tenant’s', () => {
  const facts = { type: '2', themes: ['Langues'], event: '12' }
  expect(closest(all, facts)?.scope).toBe('event')
  expect(closest(all, { ...facts, event: '13' })?.scope).toBe('theme')
  expect(closest(all, { ...facts, event: '13', themes: ['Vente'] })?.scope).toBe('type')
  expect(closest(all, { themes: [] })?.scope).toBe('tenant')
  expect(closest(all.slice(1), { themes: [] })).toBeUndefined()
})
