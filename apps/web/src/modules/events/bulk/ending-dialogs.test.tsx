import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import CancelManyDialog from './cancel-many-dialog.tsx'
import RemoveManyDialog from './remove-many-dialog.tsx'

const counted = { count: 1, amount: 12_000 }
const impact = { dates: 2, people: 14, partners: 1, tickets: 9, rooms: 2, attended: 0, credits: counted, refunds: null, slots: [] }
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const left = [{ reason: '1 inscription, même annulée, y est attachée', count: 1, names: ['Peuplé'] }]
    const first = [{ id: 1, name: 'Vide', before: 'le 2 juin 2031', after: 'Supprimé' }]
    const outcome = { total: 3, changed: 2, left, impact }
    if (address.includes('preview')) return Response.json({ ...outcome, first })
    sent.push(JSON.parse(String(body)))
    return Response.json(outcome)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const nothing = () => undefined
const of = { tab: 'upcoming' as const, selection: { all: false as const, ids: [1, 2, 3] }, onDone: nothing, onClose: nothing }

test('cancelling says who is told and what is owed, and asks for a reason and for how many they are', async () => {
  showPage(() => <CancelManyDialog {...of} />)
  await screen.findByText('14 personnes prévenues')
  screen.getByText(/1 facture à créditer/)
  expect(screen.queryByLabelText('Effacer')).toBeNull()
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Annuler les événements' })
  fireEvent.change(screen.getByLabelText(/^Motif/), { target: { value: 'Grève' } })
  fireEvent.change(screen.getByLabelText(/^Pour confirmer/), { target: { value: '3 événements' } })
  expect(apply.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Pour confirmer/), { target: { value: '2 événements' } })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await screen.findByText('2 événements annulés. 14 personnes sont prévenues.')
  expect(sent).toEqual([{ ids: [1, 2, 3], reason: 'Grève', bills: 'task' }])
})

test('deleting says which go and what keeps the others', async () => {
  showPage(() => <RemoveManyDialog {...of} />)
  await screen.findByText('2 événements seront supprimés pour de bon.')
  screen.getByText(/1 inscription, même annulée, y est attachée/)
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
  await screen.findByText('2 événements supprimés.')
  expect(sent).toEqual([{ ids: [1, 2, 3] }])
})
