import { makeLanguage } from '@kxo/domain/kernel/language'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { LanguageProvider } from '../../../ui/i18n/language.tsx'
import SmsPage from './sms-page.tsx'
import { SmsSettingsForm } from './sms-settings-form.tsx'

let saved: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const settings = { sender: 'FORMA', stop_number: '36200', monthly_cap: 100, unit_price: 50 }
const template = {
  id: 3,
  name: 'Rappel de la veille',
  moment: 'remind_event_2',
  kind: 'service',
  language: 'fr',
  body: 'À demain',
  is_active: true,
  segments: 1,
  updated_at: '2026-11-20T09:00:00Z',
}
const former = {
  id: 9,
  version: 1,
  kind: 'service',
  language: 'fr',
  body: 'À bientôt',
  reason: 'Premier texte',
  by_name: 'Inès Faure',
  created_at: '2026-11-01T09:00:00Z',
}
const toNobody = {
  id: 5,
  user: null,
  user_name: '',
  number: '06 •• •• •• 02',
  moment: null,
  kind: 'service',
  body: 'La session commence à 9 h',
  segments: 1,
  status: 5,
  reason: '',
  created_at: '2026-11-20T09:00:00Z',
  send_at: '2026-11-20T09:00:00Z',
  delivered_at: null,
}

beforeEach(() => {
  saved = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.endsWith('/usage/')) return answer({ used: 100, waiting: 212, delivers: true, settings })
    if (pathname.endsWith('/sms/')) return answer({ count: 1, page: 1, page_size: 25, results: [toNobody] })
    if (pathname.endsWith('/preview/')) return answer({ text: 'Bientôt l’été', segments: 1 })
    if (pathname.endsWith('/records/')) return answer([])
    if (pathname.endsWith('/3/versions/')) return answer([former])
    if (method === 'POST') {
      saved.push(decodeURIComponent(String(body)).replaceAll('+', ' '))
      return answer({ id: 4 })
    }
    return answer({ count: 1, page: 1, page_size: 25, results: [template] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma', { params: { has_sms: true } }), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = (search = '') => showPage(SmsPage, { viewer, path: '/admin/sms', at: `/admin/sms${search}` })

test('texts are listed with their moment; past the limit, how many wait is said', async () => {
  show()
  expect(await screen.findByText('Rappel de la veille')).toBeTruthy()
  expect(screen.getByText(/Rappel\s: J-1/)).toBeTruthy()
  expect(screen.getByText(/Limite mensuelle atteinte\s: 212 SMS en attente\./)).toBeTruthy()
})

test('a text says which characters double it, gives them up, and is saved', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Nouveau modèle' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nom/ }), { target: { value: 'Été' } })
  const text = screen.getByRole('textbox', { name: /^Texte/ })
  fireEvent.change(text, { target: { value: 'Bientôt l’été' } })
  expect(await screen.findByText(/«\sô\s», «\s’\s» font passer le message à 70 caractères par SMS/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remplacer' }))
  expect((text as HTMLTextAreaElement).value).toBe("Bientot l'été")
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved[0]).toContain("Bientot l'été"))
})

test('a former text is compared, taken back and saved with a reason', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Rappel de la veille' }))
  expect(await screen.findByText('Premier texte')).toBeTruthy()
  const compare = screen.getByRole('button', { name: 'Comparer la version 1' })
  fireEvent.click(compare)
  expect(compare.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre la version 1' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Texte/ }).value).toBe('À bientôt')
  fireEvent.change(screen.getByRole('textbox', { name: /^Pourquoi cette version/ }), { target: { value: 'Retour au premier' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved[0]).toContain('Retour au premier'))
  expect(saved[0]).toContain('À bientôt')
})

test('a message to a number of nobody shows its masked number once', async () => {
  show('?tab=register')
  expect(await screen.findByText('La session commence à 9 h')).toBeTruthy()
  expect(screen.getAllByText('06 •• •• •• 02')).toHaveLength(1)
})

test('its settings are saved as they were typed', async () => {
  show('?tab=settings')
  fireEvent.change(await screen.findByLabelText(/^Expéditeur/), { target: { value: 'EVRY' } })
  fireEvent.change(screen.getByLabelText(/^Prix d’un SMS/), { target: { value: '4,5' } })
  fireEvent.change(screen.getByLabelText(/^SMS par mois/), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse(saved[0]!)).toEqual({ sender: 'EVRY', stop_number: '36200', monthly_cap: null, unit_price: 45 })
})

test('its settings say who it is from and what a message costs', async () => {
  show('?tab=settings')
  expect(await screen.findByDisplayValue('FORMA')).toBeTruthy()
  expect(screen.getByDisplayValue('5')).toBeTruthy()
})

test.each([
  ['fr', '4,5'],
  ['en', '4.5'],
] as const)('what a message costs is written as %s writes it', async (locale, written) => {
  const language = makeLanguage({ locale, glossary: {} })
  showPage(() => (
    <LanguageProvider language={language}>
      <SmsSettingsForm settings={{ ...settings, unit_price: 45 }} delivers />
    </LanguageProvider>
  ))
  expect(await screen.findByDisplayValue(written)).toBeTruthy()
})

test('a text that a history names opens by its number', async () => {
  show('?template=3')
  expect(await screen.findByRole('dialog', { name: 'Modifier le modèle' })).toBeTruthy()
  expect((screen.getByLabelText(/^Nom/) as HTMLInputElement).value).toBe('Rappel de la veille')
})
