import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import CopyDialog from './copy-dialog.tsx'

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const outcome = { total: 2, changed: 2, left: [] }
    if (!address.includes('preview')) sent.push(JSON.parse(String(body)))
    const { days } = JSON.parse(String(body)) as { days: number }
    const first = [{ id: 1, name: 'Premier', before: 'le 2 juin 2031', after: days === 14 ? 'le 16 juin 2031' : 'le 2 juin 2031' }]
    return Response.json({ ...outcome, ...(address.includes('preview') && { first }) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('copies say their dates first, then how many drafts there are and the way to them', async () => {
  showPage(() => <CopyDialog tab="upcoming" selection={{ all: false, ids: [1, 2] }} onDone={() => undefined} onClose={() => undefined} />)
  await screen.findByRole('row', { name: 'Premier le 2 juin 2031 le 2 juin 2031' })
  screen.getByText(/^Salles et intervenants restent à choisir/)
  fireEvent.change(screen.getByLabelText(/^Décaler les dates/), { target: { value: '14' } })
  await screen.findByRole('row', { name: 'Premier le 2 juin 2031 le 16 juin 2031' })
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Dupliquer' })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await screen.findByText('2 brouillons ont été créés.')
  expect(sent).toEqual([{ ids: [1, 2], days: 14 }])
  expect(screen.getByRole('link', { name: 'Voir les brouillons' }).getAttribute('href')).toContain('tab=drafts')
})
