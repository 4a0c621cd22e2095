import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { CompaniesView } from './companies-view.tsx'

beforeEach(() => {
  // The fourth page takes its time.
  vi.stubGlobal('fetch', async (address: string) => {
    const page = Number(new URL(address, 'http://here').searchParams.get('page'))
    return page === 4 ? new Promise(() => undefined) : Response.json({ results: [], count: 500, page, page_size: 24 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the page before is that of the page asked for, also while it is on its way', async () => {
  const { history } = showPage(CompaniesView, { path: '/directory', at: '/directory?page=3' })
  fireEvent.click(await screen.findByRole('button', { name: 'Page suivante' }))
  await waitFor(() => expect(history.location.href).toContain('page=4'))
  fireEvent.click(await screen.findByRole('button', { name: 'Page précédente' }))
  await waitFor(() => expect(history.location.href).not.toContain('page=4'))
  expect(history.location.href).toContain('page=3')
})
