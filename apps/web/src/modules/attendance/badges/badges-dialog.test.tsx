import { badgesPerFile } from '@kxo/domain/attendance/badges/badge'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import BulkBadgesDialog, { BadgesDialog } from './badges-dialog.tsx'

let people: number
let fetched: string[]
beforeEach(() => {
  people = 3
  fetched = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (!address.includes('/badges/')) return Response.json({ format: 2, fields: [1], has_qr: true, ...(method === 'GET' && { people }) })
    fetched.push(new URL(address, 'https://kxo.test').search)
    return new Response(new Blob(['%PDF']), { headers: { 'content-type': 'application/pdf' } })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:badge', revokeObjectURL: () => {} }))
})
afterEach(() => {
  cleanup()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  vi.unstubAllGlobals()
})

test('all badges are one file, or as many as it takes', async () => {
  showPage(() => <BadgesDialog event={3} onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimer tous les badges' }))
  await waitFor(() => expect(fetched).toEqual(['?part=1']))
  cleanup()
  people = badgesPerFile + 20
  showPage(() => <BadgesDialog event={3} onClose={() => {}} />)
  await screen.findByRole('button', { name: 'Imprimer les badges 1 à 200' })
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer les badges 201 à 220' }))
  await waitFor(() => expect(fetched.at(-1)).toBe('?part=2'))
})

test('those ticked in a list are printed alone; all of them ticked, everybody is', async () => {
  showPage(() => <BulkBadgesDialog event={3} selection={{ all: false, ids: [4, 9] }} onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimer les badges' }))
  await waitFor(() => expect(fetched.map(decodeURIComponent)).toEqual(['?registrations=4,9']))
  cleanup()
  showPage(() => <BulkBadgesDialog event={3} selection={{ all: true, query: {} as never, count: 3 }} onClose={() => {}} />)
  await screen.findByRole('button', { name: 'Imprimer tous les badges' })
})
