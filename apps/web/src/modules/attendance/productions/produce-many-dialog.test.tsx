import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import ProduceManyDialog from './produce-many-dialog.tsx'

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const left = [{ reason: 'Aucun modèle de document est configuré pour générer l’attestation', count: 1, names: ['Visite'] }]
    const outcome = { total: 2, changed: 1, left, documents: 12 }
    if (!address.includes('preview')) sent.push(JSON.parse(String(body)))
    const first = [{ id: 1, name: 'Voix', before: '12 à produire', after: '12 produits' }]
    return Response.json({ ...outcome, ...(address.includes('preview') && { first }) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('documents to make are counted event by event, with why there is none for the others, then asked for', async () => {
  const nothing = () => undefined
  showPage(() => <ProduceManyDialog tab="past" selection={{ all: false, ids: [1, 2] }} onDone={nothing} onClose={nothing} />)
  await screen.findByRole('row', { name: 'Voix 12 à produire 12 produits' })
  screen.getByText(/Aucun modèle de document est configuré pour générer l’attestation/)
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Produire maintenant' })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await screen.findByText(/^12 documents sont en préparation\./)
  expect(sent).toEqual([{ ids: [1, 2], kind: 'attestation' }])
})
