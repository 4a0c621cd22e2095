import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import NewEventPage from './new-event-page.tsx'

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([])
    sent.push(JSON.parse(String(body)))
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const user = { is_admin: true, profile_code: 'ADM' } as never
const show = (params = {}) => showPage(NewEventPage, { viewer: viewerAt(tenantOf('forma', { params }), { user }) })

test('a standing registration is asked no dates, and is created without any', async () => {
  show()
  expect(await screen.findByText('Début')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Inscription permanente' }))
  await screen.findByText(/on s’y inscrit à tout moment/)
  expect(screen.queryByText('Début')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: /Titre/ }), { target: { value: 'Adhésion 2027' } })
  fireEvent.click(screen.getByRole('button', { name: 'Créer l’inscription permanente' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ title: 'Adhésion 2027', nature: 4, is_training: false })]))
})

test('what an event is by yes or no is sent with it', async () => {
  show()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Accompagnement à la VAE/ }))
  fireEvent.change(screen.getByRole('textbox', { name: /Titre/ }), { target: { value: 'VAE aide-soignante' } })
  fireEvent.click(screen.getByRole('button', { name: /^Créer/ }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ is_training: true, is_vae: true, is_asynchronous: false })]))
})

test('a recruiting platform has one nature and is not asked', async () => {
  show({ is_recruiting_platform: true })
  await screen.findByText('Début')
  expect(screen.queryByRole('radio', { name: 'Inscription permanente' })).toBeNull()
})
