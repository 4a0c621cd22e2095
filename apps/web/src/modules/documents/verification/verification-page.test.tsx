import { documentCategory } from '@kxo/domain/documents/category'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { viewerOf } from '../../../platform/viewer.ts'
import { tenantOf } from '../../../platform/viewer-fixtures.ts'
import VerificationPage from './verification-page.tsx'

const proof = {
  category: documentCategory.codeOf('certificate'),
  number: 'CR-2026-0042',
  holder: 'Élodie Œuvrard',
  title: 'Droit social',
  start_date: '2026-11-19T08:00:00Z',
  end_date: '2026-11-19T16:00:00Z',
  minutes: 390,
  issuer: 'Atelier des Savoirs SAS',
  issued_at: '2026-11-20T09:00:00Z',
}
let validUntil: string | null
let answer: 'genuine' | 'unknown' | 'down'
let requests: string[]
beforeEach(() => {
  ;[answer, requests, validUntil] = ['genuine', [], null]
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(new URL(address, 'http://here').pathname)
    if (answer === 'unknown') return Response.json({ code: 'notFound', message: 'Introuvable' }, { status: 404 })
    if (answer === 'down') return Response.json({ code: 'unavailable', message: 'Le service est indisponible.' }, { status: 503 })
    return Response.json({ ...proof, valid_until: validUntil })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () =>
  showPage(VerificationPage, {
    viewer: viewerOf(null, tenantOf('forma')),
    path: '/$client/public/verification/$code',
    at: '/forma/public/verification/abcdefghijklmnopqrstuv',
  })

test('a visitor reads what the proof says, to compare it with the one shown', async () => {
  show()
  await screen.findByText('Ce document est authentique.')
  expect(requests.at(-1)).toMatch(/abcdefghijklmnopqrstuv/)
  const said = Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]))
  expect(said).toEqual({
    Nature: 'Certificat',
    Numéro: 'CR-2026-0042',
    'Délivré à': 'Élodie Œuvrard',
    Événement: 'Droit social',
    Dates: 'le 19 novembre 2026',
    'Heures suivies': '6,5\u00A0h',
    'Délivré par': 'Atelier des Savoirs SAS',
    'Délivré le': '20 novembre 2026',
  })
})

test('a code that no document has is refused in words', async () => {
  answer = 'unknown'
  show()
  await screen.findByText('Aucun document ne porte ce code.')
  expect(screen.queryByText(/authentique/)).toBeNull()
})

test('a server that is away says nothing about the document', async () => {
  answer = 'down'
  show()
  await screen.findByRole('alert')
  expect(screen.queryByText(/authentique|Aucun document/)).toBeNull()
  answer = 'genuine'
  fireEvent.click(screen.getByRole('button', { name: /Réessayer/ }))
  await screen.findByText('Ce document est authentique.')
})

test('a proof that expired is genuine, and says since when it is no longer valid', async () => {
  validUntil = '2020-03-01'
  show()
  await screen.findByText('Ce document est authentique, mais il n’est plus valable depuis le 1er mars 2020.')
  expect(screen.queryByText('Ce document est authentique.')).toBeNull()
})
