import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { PayerAddressStep } from './payer-address.tsx'

const nowhere = { name: 'Zoé Lefèvre', address: null, address_complement: null, code_postal: null, town: null, country: 'FR' }
const lyon = { ...nowhere, address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon' }
let answer: { status: number; body: object }
let sent: object[]
let saved: { status: number; body: object }
beforeEach(() => {
  sent = []
  saved = { status: 200, body: { ...lyon, is_complete: 1, is_editable: 1 } }
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET' && !address.includes('/payer-address/')) return Response.json([{ id: 'FR', name: 'France' }])
    if (method !== 'GET') {
      sent.push(JSON.parse(String(body)))
      if (saved.status === 200) answer = saved
      return Response.json(saved.body, { status: saved.status })
    }
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  showPage(() => (
    <PayerAddressStep payer={{ user: 7 }}>
      <button type="button">Payer</button>
    </PayerAddressStep>
  ))

test('an address that is known is read, may be changed, and what follows shows', async () => {
  answer = { status: 200, body: { ...lyon, is_complete: 1, is_editable: 1 } }
  show()
  expect(await screen.findByText('69003 Lyon')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Payer' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Changer l’adresse' }))
  expect(await screen.findByDisplayValue('8 rue des Tanneurs')).toBeDefined()
})

test('one that is not is asked before anything else, and saved', async () => {
  answer = { status: 200, body: { ...nowhere, is_complete: 0, is_editable: 1 } }
  show()
  const street = await screen.findByRole('textbox', { name: /^Rue/ })
  expect(screen.queryByRole('button', { name: 'Payer' })).toBeNull()
  fireEvent.change(street, { target: { value: '8 rue des Tanneurs' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Code postal/ }), { target: { value: '69003' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Ville/ }), { target: { value: 'Lyon' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’adresse' })))
  expect(await screen.findByRole('button', { name: 'Payer' })).toBeDefined()
  expect(sent).toMatchObject([{ user: 7, address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon', country: 'FR' }])
})

test('nothing is sent while the street or the city lacks, nor without a French postal code', async () => {
  answer = { status: 200, body: { ...nowhere, is_complete: 0, is_editable: 1 } }
  show()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Rue/ }), { target: { value: '8 rue des Tanneurs' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Ville/ }), { target: { value: 'Lyon' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’adresse' })))
  expect(sent).toEqual([])
  expect(screen.queryByRole('button', { name: 'Payer' })).toBeNull()
})

test('a member of a company reads its address and is told who changes it; a refusal says so', async () => {
  answer = { status: 200, body: { ...lyon, name: 'Ateliers Morel', is_complete: 1, is_editable: 0 } }
  show()
  expect(
    await screen.findByText(/Seule la personne référente de Ateliers Morel|Seule la personne référente d’Ateliers Morel/),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Changer l’adresse' })).toBeNull()
  cleanup()
  answer = { status: 404, body: { code: 'notFound', message: 'Cette page n’existe pas ou n’est plus disponible.' } }
  show()
  expect(await screen.findByText(/n’existe pas/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Payer' })).toBeNull()
})
