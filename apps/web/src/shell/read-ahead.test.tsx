import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Page } from '../platform/page.ts'
import { queryClient } from '../platform/query-client.ts'
import { clearSession, keepSession } from '../platform/session.ts'
import { tenantQuery } from '../platform/tenant.ts'
import { sessionOf, tenantOf } from '../platform/viewer-fixtures.ts'
import { InFrench } from '../ui/i18n/language-fixture.tsx'
import { oneOf } from '../ui/navigation/address-schema.ts'
import { makeRouter } from './router.tsx'

vi.mock('./root.tsx', async () => ({ Root: (await import('@tanstack/react-router')).Outlet }))
vi.mock('./layouts/blank-layout.tsx', () => {
  return { BlankLayout: ({ children }: { children: ReactNode }) => <main>{children}</main> }
})

const tenant = tenantOf('forma')
let sent: string[]
let letCodeCome: () => void
beforeEach(() => {
  sent = []
  queryClient.clear()
  queryClient.setQueryData(tenantQuery('forma').queryKey, tenant)
  keepSession(sessionOf(tenant))
})
afterEach(() => {
  cleanup()
  clearSession()
})

function open(address: string, permitted = true) {
  const code = new Promise<void>((resolve) => {
    letCodeCome = resolve
  })
  const page: Page = {
    space: 'user',
    layout: 'blank',
    path: '/companies/:id',
    title: { fr: 'Fiche', en: 'Record' },
    permitted: () => permitted,
    address: z.object({ tab: oneOf(['people']) }),
    reads: async ({ params, search }) => [
      { queryKey: ['company', params['id']], queryFn: async () => sent.push(`${params['id']} ${search['tab'] ?? 'none'}`) },
    ],
    component: async () => {
      await code
      return { default: () => <p>La fiche</p> }
    },
  }
  const router = makeRouter([page], {}, createMemoryHistory({ initialEntries: [address] }))
  render(
    <InFrench>
      <RouterProvider router={router} />
    </InFrench>,
  )
  return router
}

test('a page is read while its code comes', async () => {
  open('/companies/4?tab=people')
  await vi.waitFor(() => expect(sent).toEqual(['4 people']))
  expect(screen.queryByText('La fiche')).toBeNull()
  letCodeCome()
  await screen.findByText('La fiche')
})

test('what is unfit leaves the address before it is read', async () => {
  const router = open('/companies/4?tab=nothing&page=2')
  await vi.waitFor(() => expect(sent).toEqual(['4 none']))
  letCodeCome()
  await screen.findByText('La fiche')
  expect(router.state.location.search).toEqual({ page: '2' })
})

test.each<[who: string, leave: () => void, permitted: boolean]>([
  ['who may not open it', () => undefined, false],
  ['a visitor', clearSession, true],
])('nothing is read for %s', async (_, leave, permitted) => {
  leave()
  open('/companies/4', permitted)
  letCodeCome()
  await screen.findByText('La fiche')
  expect(sent).toEqual([])
})
