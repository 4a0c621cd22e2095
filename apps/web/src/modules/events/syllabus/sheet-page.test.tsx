import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { pageQuery } from '../api.ts'
import SheetPage from './sheet-page.tsx'

let requests: string[]
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ code: 'notFound', message: 'Introuvable' }, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const event = {
  id: 7,
  url: 'lire-un-bilan',
  title: 'Lire un bilan',
  is_training: true,
  is_payable: true,
  description: proseOf('Un jour.'),
  sheet: { objective: 'Comprendre ses comptes.', operational_objectives: 'Lire\nComparer' },
  start_date: new Date('2031-03-04T08:00:00Z'),
  end_date: new Date('2031-03-04T16:00:00Z'),
  limit_date: null,
  time_zone: 'Europe/Paris',
  minutes: 420,
  slots: [],
  sisters: [],
  people: [{ full_name: 'Samira Haddad', role_title: 'Comptable', kind: 'provider' }],
  prices: [{ name: 'Tarif public', amount_ht: 10_000, amount_ttc: 12_000, vat_rate: 2000, members_only: false }],
  price_from: { amount_ht: 10_000, amount_ttc: 12_000 },
  indicators: {
    expected: 40,
    came: 38,
    planned_minutes: 16_800,
    followed_minutes: 15_120,
    satisfaction: { rate: 87, answers: 12 },
    from: new Date('2029-01-10T08:00:00Z'),
    to: new Date('2030-06-10T08:00:00Z'),
  },
  seller: null,
  is_led: false,
  place: 'Centre',
  town: 'Lyon',
  address: null,
  availability: 'available',
  places_left: null,
  max_participants: null,
  admission: null,
  button_text: null,
  languages: [],
}
const show = (user: object) => {
  const { queries } = showPage(SheetPage, {
    viewer: viewerAt(tenantOf('forma'), { user: user as never }),
    path: '/formation/$id',
    at: '/formation/7',
  })
  queries.setQueryData(pageQuery(7).queryKey, event as never)
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

test('the sheet says everything in the order asked, and is kept as a file', async () => {
  show({ is_admin: false, profile_code: 'USR' })
  await screen.findByRole('heading', { name: 'Objectif professionnel' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Objectif professionnel',
    'Objectifs opérationnels',
    'Durée',
    'Dates et lieu',
    'Intervenants',
    'Tarifs',
    'Indicateurs de résultats',
  ])
  const said = plain(document.body.textContent)
  for (const part of [
    'Samira Haddad, Comptable',
    'Tarif public : 100,00 € HT, 120,00 € TTC',
    '95 % des 40 personnes attendues',
    '90 % des 280 h prévues',
    'Satisfaction : 87 % (12 réponses)',
  ])
    expect(said).toContain(part)
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger la fiche (PDF)' }))
  await waitFor(() => expect(requests.some((url) => url.endsWith('/events/7/sheet.pdf'))).toBe(true))
})

test('who may write it is led to what is still to be written', async () => {
  show({ is_admin: true, profile_code: 'ADM' })
  const link = await screen.findByRole('link', { name: 'À compléter, Public visé' })
  expect(link.getAttribute('href')).toBe('/admin/event_step/7/page')
})
