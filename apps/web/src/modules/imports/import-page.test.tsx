import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import ImportPage from './import-page.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [], count: 0, page: 1, page_size: 25 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const referent = viewerAt(tenantOf('forma', { features: ['referent'] }), { user: { profile_code: 'REF', company: 4 } as never })

test('offers each kind, and opens the file of the one chosen', async () => {
  const { history } = showPage(ImportPage, { viewer: admin, path: '/admin/import' })
  expect(await screen.findAllByRole('radio')).toHaveLength(4)
  fireEvent.click(screen.getByRole('radio', { name: /Entreprises/ }))
  await waitFor(() => expect(history.location.search).toContain('kind=companies'))
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Continuer' }).href).toMatch(/step=file&kind=companies/)
})

test('a referent is offered their team alone, on a page of their own', async () => {
  showPage(ImportPage, { viewer: referent, path: '/import' })
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Continuer' }).pathname).toBe('/import')
})
