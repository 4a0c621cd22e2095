import type { EventPage } from '@kxo/domain/events/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { clearSession, keepSession } from '../../../platform/session.ts'
import { sessionOf, tenantOf } from '../../../platform/viewer-fixtures.ts'
import VisitorPage from './visitor-page.tsx'

const session = sessionOf(tenantOf('forma'))
const event = { id: 12, url: 'atelier', title: 'Atelier', availability: 'available', start_date: null, end_date: null } as EventPage

vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => {
    if (path.endsWith('/visitors/')) return { session, path: '/events/12/signin' }
    if (path.endsWith('/visitor-codes/')) return { done: true }
    return event
  },
}))
beforeEach(clearSession)
afterEach(cleanup)
const show = () => showPage(VisitorPage, { path: '/$client/signin/$url', at: '/forma/signin/atelier?code=RENTREE' })

test('the promo code of the address goes on to the registration, whichever way one comes in', async () => {
  const { history } = show()
  const account = await screen.findByRole('link', { name: 'J’ai déjà un compte' })
  expect(new URL(account.getAttribute('href') ?? '', 'https://kxo.test').searchParams.get('next')).toBe('/events/12/signin?code=RENTREE')
  const fields = { Prénom: 'Ana', Nom: 'Roy', 'Adresse mail': 'ana@roy.test' }
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }))
  const code = await screen.findByRole('textbox', { name: /^Code reçu par mail/ })
  expect(document.activeElement).toBe(code)
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await waitFor(() => expect(history.location.href).toBe('/events/12/signin?code=RENTREE'))
})

test('who is signed in already keeps it too', async () => {
  keepSession(session)
  const { history } = show()
  await waitFor(() => expect(history.location.href).toBe('/events/12/signin?code=RENTREE'))
})
