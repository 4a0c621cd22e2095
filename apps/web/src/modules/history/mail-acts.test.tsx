import { mailStatus } from '@kxo/domain/mailing/status'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { MailActsList } from './mails/mail-acts-list.tsx'
import { TemplateActsList } from './mails/template-acts-list.tsx'

let sent: { ids: number[]; isPreview: boolean }[]
let rejected: number[]
const act = {
  id: 1,
  at: '2026-11-20T09:00:00Z',
  action: 'resend_mail',
  user_name: 'Inès Faure',
  acting_admin_name: null,
  mail_id: 41,
  recipient_name: 'Ugo Petit',
  recipient: 'ugo@exemple.fr',
  former_recipient: null,
  moment: 'register_guest',
  event_title: null,
  status: mailStatus.codeOf('rejected'),
  tries: 2,
  reason: 'mailbox unknown',
}
const text = {
  id: 1,
  at: '2026-11-20T09:00:00Z',
  language: 'fr',
  scope: 'tenant',
  scope_key: '',
  version: 2,
  is_active: true,
  user_name: 'Inès Faure',
}
const texts = [
  { ...text, channel: 'mail', sms: null, moment: 'register_guest', subject: 'Votre place', reason: 'Plus court' },
  { ...text, channel: 'sms', sms: { id: 3, name: 'Rappel de la veille' }, moment: null, subject: 'À demain', reason: 'Heure ajoutée' },
]

beforeEach(() => {
  sent = []
  rejected = [41, 42, 43]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.endsWith('/mails/rejected/')) return Response.json({ ids: rejected })
    if (pathname.endsWith('/mail-templates/')) return Response.json({ count: 2, page: 1, page_size: 25, results: texts })
    if (method !== 'POST') return Response.json({ count: 1, page: 1, page_size: 25, results: [act] })
    const { ids, is_preview: isPreview } = JSON.parse(body) as { ids: number[]; is_preview: boolean }
    sent.push({ ids, isPreview })
    return Response.json({ total: 3, changed: 2, left: [{ reason: 'Adresse en échec', count: 1, names: ['Ugo Petit'] }] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('the rejected ones are sent again together, once what would leave and what would stay was told', async () => {
  showPage(MailActsList, { viewer: admin })
  fireEvent.click(await screen.findByRole('button', { name: 'Renvoyer les 3 rejetés' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Ugo Petit/)).toBeTruthy()
  expect(sent).toEqual([{ ids: rejected, isPreview: true }])
  fireEvent.click(dialog.getByRole('button', { name: 'Renvoyer' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ ids: rejected, isPreview: false }))
  expect(await dialog.findByText(/2 mails/)).toBeTruthy()
})

test('nothing is offered where nothing is rejected', async () => {
  rejected = []
  showPage(MailActsList, { viewer: admin })
  expect(await screen.findByText('Ugo Petit')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /rejeté/ })).toBeNull()
})

test('texts are told by what they leave by and why they were written; one of a text message opens among them', async () => {
  showPage(TemplateActsList, { viewer: admin })
  const link = await screen.findByRole('link', { name: /Rappel de la veille/ })
  expect(link.getAttribute('href')).toBe('/admin/sms?template=3')
  const row = link.closest('tr')!.textContent
  expect(row).toContain('SMS')
  expect(row).toContain('Heure ajoutée')
  expect(screen.getByText('Plus court')).toBeTruthy()
})
