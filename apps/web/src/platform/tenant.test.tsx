import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepTenant, tenantQuery } from './tenant.ts'
import { tenantOf } from './viewer-fixtures.ts'

afterEach(() => {
  keepTenant(null)
  vi.unstubAllGlobals()
})

test('a stored tenant opens when nothing answers, even where the browser believes in a network', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(navigator.onLine).toBe(true)
  keepTenant(tenantOf('forma'))
  const queries = new QueryClient()
  expect(await queries.fetchQuery(tenantQuery('forma'))).toMatchObject({ name: 'forma' })
  await expect(queries.fetchQuery({ ...tenantQuery('club'), retry: false })).rejects.toMatchObject({ name: 'NetworkError' })
})
