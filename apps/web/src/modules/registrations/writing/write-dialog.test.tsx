import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import WriteDialog from './write-dialog.tsx'

let recipients: number
let sent: unknown[]
beforeEach(() => {
  recipients = 2
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)))
    return Response.json({ recipients })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const event = { id: 7, title: 'Lire un bilan' } as never
const closed = vi.fn<() => void>()
const show = () => showPage(() => <WriteDialog event={event} onClose={closed} />)

test('says how many people will receive it, then sends to the confirmed ones unless told otherwise', async () => {
  show()
  await screen.findByText('2 personnes le recevront.')
  fireEvent.change(screen.getByLabelText(/^Objet/), { target: { value: 'Parking' } })
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Entrez par la rue des Lilas.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(sent).toEqual([{ subject: 'Parking', message: 'Entrez par la rue des Lilas.', status: [5, 6, 7] }]))
  await waitFor(() => expect(closed).toHaveBeenCalled())
})

test('sends nothing when nobody is at these statuses', async () => {
  recipients = 0
  show()
  await screen.findByText('Personne n’est à ces statuts.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(true)
})
