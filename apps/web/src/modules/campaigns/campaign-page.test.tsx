import type { CampaignRecipient } from '@kxo/domain/campaigns/contract'
import { campaignStatus, recipientState } from '@kxo/domain/campaigns/status'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import CampaignPage from './campaign-page.tsx'

let campaign: Record<string, unknown>
let acts: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const person: Omit<CampaignRecipient, 'state'> & { state: number } = {
  rank: 1,
  user: null,
  name: 'Noé Muet',
  address: 'noe@exemple.fr',
  state: recipientState.codeOf('excluded'),
  reason: 'suppressed_bounce',
}

beforeEach(() => {
  campaign = {
    id: 7,
    kind: 'information',
    topic: 'news',
    subject: 'Fermeture',
    subject_b: 'Nous fermons',
    preview_text: '',
    body: { type: 'doc', content: [] },
    has_button: false,
    template: null,
    audience: '101 personnes choisies',
    token: 'jeton',
    files: [],
    variants: [
      { subject: 'Fermeture', sent: 15, unsubscribed: 0, complaints: 0, opens: 9, clicks: 3 },
      { subject: 'Nous fermons', sent: 15, unsubscribed: 2, complaints: 1, opens: 4, clicks: 1 },
    ],
    links: [{ url: 'https://exemple.fr/programme', clicks: 4 }],
    status: campaignStatus.codeOf('running'),
    paused_by: null,
    resumes_at: '2026-12-01T00:00:00Z',
    next_wave_at: '2026-11-20T10:00:00Z',
    event: null,
    by_name: 'Inès Faure',
    created_at: '2026-11-20T09:00:00Z',
    send_at: '2026-11-20T09:00:00Z',
    finished_at: null,
    per_hour: null,
    total: 101,
    waiting: 60,
    sending: 10,
    sent: 30,
    rejected: 0,
    excluded: [{ reason: 'suppressed_bounce', count: 1, names: ['Noé Muet'] }],
    html: '<p>Bonjour</p>',
  }
  acts = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.endsWith('/recipients/')) return answer({ count: 1, page: 1, page_size: 25, results: [person] })
    if (method === 'POST') {
      acts.push(pathname.split('/').at(-2)!)
      campaign = { ...campaign, status: campaignStatus.codeOf('paused'), paused_by: 'monthly_limit' }
      return answer({ status: campaignStatus.codeOf('paused') })
    }
    return answer(campaign)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma', { features: ['mailing'] }), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = () => showPage(CampaignPage, { viewer, path: '/admin/mails/campaigns/$id', at: '/admin/mails/campaigns/7' })

test('how far it is, who was left out and why, and each of its people', async () => {
  show()
  expect(await screen.findByText('40 sur 100')).toBeTruthy()
  expect(screen.getByText(/^Prochains envois à 11\s?[:h].*60 personnes attendent/)).toBeTruthy()
  expect(screen.getByText(/1 personne exclue — Adresse en échec\s: 1/)).toBeTruthy()
  expect(await screen.findByText('noe@exemple.fr')).toBeTruthy()
  expect(screen.getByText(/Pour\s: 101 personnes choisies/)).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Nous fermons 15 4 1 2 1' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'https://exemple.fr/programme 4' })).toBeTruthy()
  expect(screen.getByText(/3,33\s%\sdes messages ont été signalés/)).toBeTruthy()
  expect(screen.getAllByText('Adresse en échec').length).toBeGreaterThan(0)
})

test.each([
  [999, 1, true],
  [1000, 1, true],
  [1001, 1, false],
  [1000, 0, false],
])('of %i messages, %i reported: warned of = %s, as from 0.10 %% (PRV-11)', async (sent, complaints, warns) => {
  campaign = { ...campaign, sent, variants: [{ subject: 'Fermeture', sent, unsubscribed: 0, complaints, opens: null, clicks: null }] }
  show()
  await screen.findByRole('region', { name: 'Bilan' })
  expect(screen.queryByText(/des messages ont été signalés comme indésirables/) !== null).toBe(warns)
})

test('it is paused, says why, and may go on', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Mettre en pause' }))
  await waitFor(() => expect(acts).toEqual(['pause']))
  expect(await screen.findByText(/Arrêtée à 40 sur 100\s: la limite mensuelle est atteinte. Reprise le 1er/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reprendre' })).toBeTruthy()
})

test('one that does not exist says so', async () => {
  vi.stubGlobal('fetch', async () => answer({ code: 'not_found', message: 'Introuvable' }, 404))
  show()
  expect(await screen.findByText('Introuvable')).toBeTruthy()
})

test('where clicks are not counted, no number is shown, and the setting that counts them is named', async () => {
  campaign = {
    ...campaign,
    links: [],
    variants: [{ subject: 'Fermeture', sent: 15, unsubscribed: 0, complaints: 0, opens: 9, clicks: null }],
  }
  show()
  expect(await screen.findByText(/Les clics ne sont pas comptés/)).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Clics' })).toBeNull()
})
