import { moments } from '@kxo/domain/mailing/moments'
import type { TemplateLine } from '@kxo/domain/mailing/templates-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import TemplatesPage from './templates-page.tsx'

let lines: TemplateLine[]
let switched: { path: string; body: string }[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  lines = Object.keys(moments).map((moment) => ({
    moment,
    is_on: true,
    own: moment === 'thank_guest' ? ['fr'] : [],
    subjects: { fr: moment === 'thank_guest' ? 'Bravo {{contact.first_name}}' : null, en: null },
    channels: moment === 'remind_event_2' ? ['mail', 'sms'] : ['mail'],
    copy_to: moment === 'thank_guest' ? ['compta@forma.test'] : [],
    copy_roles: moment === 'thank_guest' ? ['responsible'] : [],
    removed_roles: moment === 'end_event' ? ['partner'] : [],
    scopes: 0,
    timing: moment === 'remind_event_2' ? [{ anchor: 'start', days: -3, at: '10:00' }] : null,
    sent: moment === 'thank_guest' ? 8 : 0,
    rejected: moment === 'thank_guest' ? 2 : 0,
    changed_at: null,
  }))
  switched = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (url.includes('/mail-hours/')) return answer({ opens: '07:30', closes: '20:00', is_own: false })
    if (method !== 'PATCH') return answer(lines)
    switched.push({ path: new URL(url, 'http://localhost').pathname, body: String(body) })
    lines = lines.map((line) => (line.moment === 'thank_guest' ? { ...line, is_on: false } : line))
    return answer({ is_on: false })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every message is told by when it leaves, to whom and how late', async () => {
  showPage(TemplatesPage)
  const reminder = await screen.findByText(/^Rappel : J-7$/)
  expect(reminder.getAttribute('href')).toBe('/admin/mails/templates/remind_event_1')
  // The reminder and the ticket.
  expect(screen.getAllByText('7 jours avant le début, à 09:00')).toHaveLength(2)
  expect(screen.getByText('Modifié par vos soins (fr)')).toBeTruthy()
  for (const sent of ['Envoi du devis', 'Devis accepté', 'Devis refusé']) expect(screen.getByText(sent)).toBeTruthy()
  expect(screen.queryByLabelText(/Lettre d’information/)).toBeNull()
}, 30_000)

test('a message is switched off', async () => {
  showPage(TemplatesPage, { path: '/', at: '/?q=merci' })
  fireEvent.click(await screen.findByLabelText(/Activer.*Merci de votre participation/))
  await waitFor(() => expect(switched).toHaveLength(1))
  expect(switched[0]?.path).toMatch(/mailtemplates\/thank_guest\/$/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Activer.*Merci de votre participation/).checked).toBe(false))
})

test('the life of a registration places each mail by the tenant’s own delay; a filter keeps what was rewritten', async () => {
  showPage(TemplatesPage, { path: '/', at: '/?view=timeline' })
  expect(await screen.findByText('3 jours avant le début, à 10:00')).toBeTruthy()
  cleanup()
  showPage(TemplatesPage, { path: '/', at: '/?show=own' })
  expect(await screen.findByText('Merci de votre participation')).toBeTruthy()
  expect(screen.queryByText(/^Rappel : J-7$/)).toBeNull()
})

test('a refusal is told with a way to ask again', async () => {
  vi.stubGlobal('fetch', async () => answer({ code: 'access_denied', message: 'Accès refusé' }, 403))
  showPage(TemplatesPage)
  expect(await screen.findByText('Accès refusé')).toBeTruthy()
})

test('a message is found by its subject, its language and its channel; its rejection rate is beside what left', async () => {
  showPage(TemplatesPage, { path: '/', at: '/?q=bravo&language=untranslated' })
  expect(await screen.findByText('Bravo [Prénom]')).toBeTruthy()
  expect(screen.getByText('Copie à compta@forma.test')).toBeTruthy()
  expect(screen.getByText(/^Copie\s: le responsable$/)).toBeTruthy()
  expect(screen.getByText('2 rejetés (25 %)')).toBeTruthy()
  cleanup()
  showPage(TemplatesPage, { path: '/', at: '/?channel=sms' })
  expect(await screen.findByText('Mail · SMS')).toBeTruthy()
  expect(screen.queryByText('Bravo [Prénom]')).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(2)
})
