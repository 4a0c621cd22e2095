import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import ProofMailsDialog from './proof-mails-dialog.tsx'

let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const left = [{ reason: 'Remplacé par un plus récent', count: 1, names: ['Attestation – Excel'] }]
    const outcome = { total: 2, changed: 1, left }
    sent.push({ path: address.replace(/.*forma/, ''), body: JSON.parse(String(body)) })
    const first = [{ id: 1, name: 'Attestation – Droit social', before: 'Jamais envoyé', after: 'Part à lea@forma.test' }]
    return Response.json({ ...outcome, ...(address.includes('preview') && { first }) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one reads to whom proofs leave, and why some do not, before any leaves', async () => {
  const nothing = () => undefined
  const readIds = async () => [1, 2]
  showPage(() => <ProofMailsDialog selection={{ all: false, ids: [1, 2] }} readIds={readIds} onDone={nothing} onClose={nothing} />)
  await screen.findByRole('row', { name: 'Attestation – Droit social Jamais envoyé Part à lea@forma.test' })
  screen.getByText(/Remplacé par un plus récent/)
  expect(sent.map(({ path }) => path)).toEqual(['/documents/mails/preview/'])
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer par mail' })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await screen.findByText('1 document est en cours d’envoi.')
  expect(sent.at(-1)).toEqual({ path: '/documents/mails/', body: { ids: [1, 2] } })
})
