import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { SenderTab } from './sender-tab.tsx'

let own: object | null
let sent: string[]
beforeEach(() => {
  own = null
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET')
      return new Response(JSON.stringify({ usual: 'ne-pas-repondre@kxo.test', own }), { headers: { 'content-type': 'application/json' } })
    sent.push(body)
    const record = { name: 'kxo._domainkey.forma.test', value: 'v=DKIM1; k=rsa; p=abc' }
    own = {
      address: 'contact@forma.test',
      is_active: false,
      checked_at: '2026-11-24T08:00:00.000Z',
      records: [{ kind: 'dkim', ...record, state: 'wrong', found: 'v=DKIM1; p=old' }],
    }
    return new Response(JSON.stringify({ done: true }), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an address is chosen; its records are shown whole, with what the DNS says instead', async () => {
  showPage(SenderTab)
  fireEvent.change(await screen.findByLabelText(/^Adresse d’envoi/), { target: { value: 'contact@forma.test' } })
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser cette adresse' }))
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('contact@forma.test')]))
  expect(await screen.findByText('v=DKIM1; k=rsa; p=abc')).toBeTruthy()
  expect(screen.getByText('Le DNS répond : v=DKIM1; p=old')).toBeTruthy()
  expect(screen.getByText(/^Les mails partent encore de l’adresse habituelle/)).toBeTruthy()
})
