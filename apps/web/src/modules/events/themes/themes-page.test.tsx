import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import ThemesPage from './themes-page.tsx'

const theme = (id: number, name: string, overrides: object = {}) => ({
  id,
  name,
  name_en: null,
  url: name.toLowerCase(),
  code: null,
  parent: null,
  parent_name: null,
  description: '',
  colours: {},
  nsf_code: null,
  referent: null,
  referent_name: null,
  is_visible: true,
  version: 1,
  events: 3,
  published: 2,
  ...overrides,
})
let listed: object[]
let sent: { method: string; url: string; body: string }[]
beforeEach(() => {
  listed = [theme(1, 'Droit', { colours: { primary: '#7a1f5c' } }), theme(2, 'Paie', { parent: 1, is_visible: false })]
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, url, body: String(body) })
    return Response.json(url.includes('/themes/') ? { results: listed, count: listed.length, page: 1, page_size: 25 } : [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows the chapters in their order with what each has, and moves one', async () => {
  listed = [theme(1, 'Droit'), theme(2, 'Paie', { is_visible: false })]
  showPage(ThemesPage, { viewer: admin })
  expect(await screen.findByText('Droit')).toBeDefined()
  expect(screen.getByText('Masqué')).toBeDefined()
  fireEvent.click(screen.getAllByRole('button', { name: /Droit/ })[0]!)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: expect.stringContaining('/themes/order/') })]))
  expect(decodeURIComponent(sent[0]!.body)).toContain('2')
})

test('says that there is none, and offers to add one', async () => {
  listed = []
  showPage(ThemesPage, { viewer: admin })
  expect(await screen.findByText('Aucun thème.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Ajouter un thème' }).length).toBeGreaterThan(0)
})
