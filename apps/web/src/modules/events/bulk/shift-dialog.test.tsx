import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import ShiftDialog from './shift-dialog.tsx'

const impact = { dates: 1, people: 3, partners: 0, tickets: 2, rooms: 0, attended: 0, credits: null, refunds: null, slots: [] }
const left = [{ reason: 'Conflit de salle ou de formateur', count: 1, names: ['Second'] }]
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const outcome = { total: 2, changed: 1, left, impact }
    if (!address.includes('preview')) {
      sent.push(JSON.parse(String(body)))
      return Response.json(outcome)
    }
    return Response.json({
      ...outcome,
      conflicts: [{ id: 4, name: 'Second', when: 'le 5 juin 2031 de 10 h à 17 h', conflict: 'Quai, Qui reste' }],
      first: [{ id: 1, name: 'Premier', before: 'le 2 juin 2031', after: 'le 3 juin 2031' }],
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shifting says conflicts, dates and who is told before anything is sent, and asks for a reason', async () => {
  const onDone = vi.fn<() => void>()
  showPage(() => <ShiftDialog tab="upcoming" selection={{ all: false, ids: [1, 2] }} onDone={onDone} onClose={() => undefined} />)
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Décaler' })
  expect(apply.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Nombre de jours/), { target: { value: '1' } })
  const conflicts = await screen.findByRole('alert')
  within(conflicts).getByText(/Second, le 5 juin 2031 de 10 h à 17 h.: Quai, Qui reste/)
  screen.getByText('3 personnes prévenues')
  screen.getByText(/2 convocations refaites/)
  screen.getByRole('row', { name: 'Premier le 2 juin 2031 le 3 juin 2031' })
  expect(apply.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Motif/), { target: { value: 'Grève' } })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await screen.findByText('1 événement décalé. 3 personnes sont prévenues.')
  expect(sent).toEqual([{ ids: [1, 2], days: 1, reason: 'Grève' }])
  fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1)!)
  expect(onDone).toHaveBeenCalledOnce()
})
