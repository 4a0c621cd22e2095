import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { EmbedCode } from './embed-code.tsx'

afterEach(cleanup)
const show = (features: 'catalog'[], embed_origins: string[]) =>
  showPage(
    () => (
      <>
        <EmbedCode />
        <p>fin</p>
      </>
    ),
    {
      viewer: viewerAt(
        { ...tenantOf('forma', { features, params: { embed_origins } }), label: 'Dupont & Fils' },
        { user: { is_admin: true } as never },
      ),
    },
  )

test('the code of the catalogue is copied whole, its name written as a page takes it', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show(['catalog'], ['https://site.fr'])
  fireEvent.click(await screen.findByRole('button', { name: 'Copier le code' }))
  await waitFor(() => expect(copy).toHaveBeenCalledOnce())
  expect(copy.mock.lastCall?.[0]).toMatch(/^<iframe src="http[^"]+\/forma\/embedded-catalog" title="Dupont &amp; Fils" /)
  expect(screen.queryByText(/Aucun site/)).toBeNull()
})

test('without a site that may show it, the page leads to where one is allowed', async () => {
  show(['catalog'], [])
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Autoriser un site' })).href).toContain('/admin/settings?tab=access')
})

test('without a catalogue there is nothing to show elsewhere', async () => {
  show([], [])
  await screen.findByText('fin')
  expect(screen.queryByRole('button', { name: 'Copier le code' })).toBeNull()
})
